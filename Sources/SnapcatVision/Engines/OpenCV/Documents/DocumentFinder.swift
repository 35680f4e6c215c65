import Foundation

/// Finds documents in an image: proposes outlines, judges them, and moves the best onto the edges of the image.
struct DocumentFinder {
  var generators: [any QuadrilateralGenerator] = [EdgeContourGenerator(), RegionGenerator(), LineGenerator()]
  /// How many outlines are refined, per document.
  var refinedCount = 8

  /// The documents of the image, the largest first, at most `maximumCount`.
  func documents(in image: PixelBuffer, maximumCount: Int) throws -> [DetectedQuadrilateral] {
    guard maximumCount > 0, min(image.width, image.height) >= 16 else { return [] }
    let scene = try DocumentScene(image)
    let candidates = try candidates(in: scene)
    guard let best = candidates.first else { return [] }
    let refiner = SideRefiner(image: image, reach: max(3, Int((3 * max(scene.scaleX, scene.scaleY)).rounded())))
    let outline = try refiner.refined(best.quadrilateral.scaled(x: scene.scaleX, y: scene.scaleY))
    return [
      DetectedQuadrilateral(
        corners: outline.startingAtUpperLeft.corners.map { CGPoint(x: $0.x, y: $0.y) }, confidence: 0.5)
    ]
  }

  /// All outlines of the scene, the likeliest first.
  func candidates(in scene: DocumentScene) throws -> [DocumentCandidate] {
    let scorer = QuadrilateralScorer(scene: scene)
    var candidates: [DocumentCandidate] = []
    for generator in generators {
      let plausible = try generator.quadrilaterals(in: scene).filter { Plausibility.accepts($0, in: scene) }
      for quadrilateral in plausible.withoutRepetitions(closerThan: 3) {
        candidates.append(
          DocumentCandidate(quadrilateral: quadrilateral, score: scorer.score(quadrilateral), origin: generator.name))
      }
    }
    return candidates.sorted { $0.score.total > $1.score.total }
  }
}
