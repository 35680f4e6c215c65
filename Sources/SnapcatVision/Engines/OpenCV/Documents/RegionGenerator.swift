import COpenCV

/// Outlines of regions that differ from their surroundings in lightness, colour or saturation.
struct RegionGenerator: QuadrilateralGenerator {
  let name = "regions"
  /// How each plane is split, with the value that goes with it.
  var splits: [(kind: scv_split, value: Double)] = [
    (SCV_SPLIT_OTSU, 0), (SCV_SPLIT_QUANTILE, 0.2), (SCV_SPLIT_QUANTILE, 0.35), (SCV_SPLIT_QUANTILE, 0.65),
    (SCV_SPLIT_QUANTILE, 0.8), (SCV_SPLIT_LOCAL_MEAN, 51), (SCV_SPLIT_LOCAL_MEAN, 151),
  ]
  /// The least area of a document, as a share of the image.
  var minimumArea = 0.02

  func quadrilaterals(in scene: DocumentScene) throws -> [PixelQuadrilateral] {
    var result: [PixelQuadrilateral] = []
    for plane in try scene.planes() {
      for (kind, value) in splits {
        let hulls = try plane.hulls { scv_region_hulls($0, kind, value, minimumArea * scene.area, 6, $1, $2) }
        result += hulls.compactMap(HullQuadrilateral.enclosing)
      }
    }
    return result
  }
}
