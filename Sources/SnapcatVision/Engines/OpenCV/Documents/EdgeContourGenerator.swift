import COpenCV

/// Outlines from closed edges: Canny on each plane, with several thresholds.
struct EdgeContourGenerator: QuadrilateralGenerator {
  let name = "edges"
  /// Canny's lower and upper threshold.
  var thresholds: [(low: Double, high: Double)] = [(15, 45), (30, 90), (60, 160)]
  /// Gaps that are closed, in pixels.
  var closings = [3, 7]
  /// The least area of a document, as a share of the image.
  var minimumArea = 0.02

  func quadrilaterals(in scene: DocumentScene) throws -> [PixelQuadrilateral] {
    var result: [PixelQuadrilateral] = []
    for plane in try scene.planes() {
      for (low, high) in thresholds {
        for closing in closings {
          let hulls = try plane.hulls {
            scv_edge_hulls($0, low, high, Int32(closing), minimumArea * scene.area, 8, $1, $2)
          }
          result += hulls.compactMap(HullQuadrilateral.enclosing)
        }
      }
    }
    return result
  }
}
