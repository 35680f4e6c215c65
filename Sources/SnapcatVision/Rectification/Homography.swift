/// A projective mapping of the plane.
struct Homography: Hashable, Sendable {
  /// Three rows of three values.
  private let values: [Double]

  /// Maps (0, 0), (1, 0), (1, 1), (0, 1) to the corners of a convex quadrilateral, in that order.
  init(unitSquareTo outline: PixelQuadrilateral) {
    let (a, b, c, d) = (outline.corner(0), outline.corner(1), outline.corner(2), outline.corner(3))
    let first = b - c
    let second = d - c
    let sum = a - b + c - d
    let determinant = first.cross(second)
    let g = sum.cross(second) / determinant
    let h = first.cross(sum) / determinant
    values = [
      b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x,
      b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y,
      g, h, 1,
    ]
  }

  private init(values: [Double]) {
    self.values = values
  }

  /// The mapping back, up to a factor, which does not matter.
  var inverse: Homography {
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { values[a] * values[b] - values[c] * values[d] }
    return Homography(values: [
      minor(4, 8, 5, 7), minor(2, 7, 1, 8), minor(1, 5, 2, 4),
      minor(5, 6, 3, 8), minor(0, 8, 2, 6), minor(2, 3, 0, 5),
      minor(3, 7, 4, 6), minor(1, 6, 0, 7), minor(0, 4, 1, 3),
    ])
  }

  func applied(to point: PixelPoint) -> PixelPoint {
    let x = values[0] * point.x + values[1] * point.y + values[2]
    let y = values[3] * point.x + values[4] * point.y + values[5]
    let w = values[6] * point.x + values[7] * point.y + values[8]
    return PixelPoint(x: x / w, y: y / w)
  }
}
