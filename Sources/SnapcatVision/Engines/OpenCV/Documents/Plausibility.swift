/// What no document looks like, whatever the edges say.
enum Plausibility {
  /// The least area of a document, as a share of the image.
  static let minimumArea = 0.02
  /// The most elongated outline, as the ratio of the means of opposite sides.
  static let maximumAspect = 2.9

  /// Whether a quadrilateral can be a document that was photographed at a readable angle.
  static func accepts(_ quadrilateral: PixelQuadrilateral, in scene: DocumentScene) -> Bool {
    let area = quadrilateral.area
    guard area > minimumArea * scene.area, quadrilateral.isConvex else { return false }
    let sides = quadrilateral.sideLengths
    guard let longest = sides.max(), let shortest = sides.min(), shortest > 0.18 * longest, shortest > 12 else {
      return false
    }
    let aspect = (sides[0] + sides[2]) / (sides[1] + sides[3])
    guard max(aspect, 1 / aspect) < maximumAspect else { return false }
    for index in 0..<4 {
      let (before, after) = (quadrilateral.side(index + 3), quadrilateral.side(index))
      guard abs(before.direction.dot(after.direction)) < 0.62 else { return false }
    }
    return quadrilateral.intersectionArea(with: scene.frame) > 0.8 * area
  }
}
