/// Four corners in pixels, clockwise as the image is seen.
struct PixelQuadrilateral: Hashable, Sendable {
  let corners: [PixelPoint]

  /// Creates a quadrilateral from corners in clockwise order.
  init(_ a: PixelPoint, _ b: PixelPoint, _ c: PixelPoint, _ d: PixelPoint) {
    corners = [a, b, c, d]
  }

  /// Creates a quadrilateral from four corners in clockwise order; nil for any other number.
  init?(_ corners: [PixelPoint]) {
    guard corners.count == 4 else { return nil }
    self.corners = corners
  }

  /// The whole of an image.
  init(width: Int, height: Int) {
    let (right, bottom) = (Double(width), Double(height))
    self.init(
      PixelPoint(x: 0, y: 0), PixelPoint(x: right, y: 0), PixelPoint(x: right, y: bottom), PixelPoint(x: 0, y: bottom))
  }

  /// The convex quadrilateral that four lines enclose, sides in order around it; nil when there is none.
  init?(sides: [PixelLine]) {
    guard sides.count == 4,
      let a = sides[3].intersection(with: sides[0]), let b = sides[0].intersection(with: sides[1]),
      let c = sides[1].intersection(with: sides[2]), let d = sides[2].intersection(with: sides[3])
    else { return nil }
    self.init(a, b, c, d)
    guard isConvex else { return nil }
  }

  func corner(_ index: Int) -> PixelPoint { corners[index & 3] }

  /// The side from a corner to the next one.
  func side(_ index: Int) -> PixelLine { PixelLine(through: corner(index), corner(index + 1)) }

  var sideLengths: [Double] { (0..<4).map { (corner($0 + 1) - corner($0)).length } }

  /// The longer one of the first and third side, and of the second and fourth.
  var extent: (across: Double, down: Double) {
    let sides = sideLengths
    return (max(sides[0], sides[2]), max(sides[1], sides[3]))
  }

  /// The area, positive for clockwise corners.
  var area: Double { Self.area(of: corners) }

  /// Whether all corners turn clockwise.
  var isConvex: Bool {
    (0..<4).allSatisfy { (corner($0 + 1) - corner($0)).cross(corner($0 + 2) - corner($0 + 1)) > 0 }
  }

  var center: PixelPoint { (corners[0] + corners[1] + corners[2] + corners[3]) * 0.25 }

  /// A point by its shares of the way from the left to the right and from the top to the bottom, as if flat.
  func point(across: Double, down: Double) -> PixelPoint {
    let upper = corners[0] * (1 - across) + corners[1] * across
    let lower = corners[3] * (1 - across) + corners[2] * across
    return upper * (1 - down) + lower * down
  }

  func contains(_ point: PixelPoint) -> Bool {
    (0..<4).allSatisfy { (corner($0 + 1) - corner($0)).cross(point - corner($0)) >= 0 }
  }

  func scaled(x: Double, y: Double) -> PixelQuadrilateral {
    let moved = corners.map { PixelPoint(x: $0.x * x, y: $0.y * y) }
    return PixelQuadrilateral(moved[0], moved[1], moved[2], moved[3])
  }

  /// The quadrilateral with all sides moved outwards by a distance; nil when that makes no quadrilateral.
  func grown(by distance: Double) -> PixelQuadrilateral? {
    PixelQuadrilateral(
      sides: (0..<4).map { index in
        var line = side(index)
        line.point = line.point + PixelPoint(x: line.direction.y, y: -line.direction.x) * distance
        return line
      })
  }

  /// The same quadrilateral, starting with the corner nearest to the upper left of the image.
  var startingAtUpperLeft: PixelQuadrilateral {
    let first = (0..<4).min { corners[$0].x + corners[$0].y < corners[$1].x + corners[$1].y } ?? 0
    return PixelQuadrilateral(corner(first), corner(first + 1), corner(first + 2), corner(first + 3))
  }

  /// The farthest that a corner of one is from the same corner of the other, whichever corner they start with.
  func cornerDistance(to other: PixelQuadrilateral) -> Double {
    (0..<4).map { shift in (0..<4).map { (corner($0) - other.corner($0 + shift)).length }.max() ?? 0 }.min() ?? 0
  }

  /// The area that two convex quadrilaterals share.
  func intersectionArea(with other: PixelQuadrilateral) -> Double {
    var polygon = corners
    for index in 0..<4 where !polygon.isEmpty {
      polygon = Self.clip(polygon, from: other.corner(index), to: other.corner(index + 1))
    }
    return max(0, Self.area(of: polygon))
  }

  /// Intersection over union of two convex quadrilaterals, in 0...1.
  func intersectionOverUnion(with other: PixelQuadrilateral) -> Double {
    let shared = intersectionArea(with: other)
    let union = area + other.area - shared
    return union > 0 ? shared / union : 0
  }

  /// The area that two convex quadrilaterals share, as a share of the smaller one.
  func overlap(with other: PixelQuadrilateral) -> Double {
    let smaller = min(area, other.area)
    return smaller > 0 ? intersectionArea(with: other) / smaller : 0
  }

  private static func area(of polygon: [PixelPoint]) -> Double {
    guard var previous = polygon.last else { return 0 }
    var sum = 0.0
    for point in polygon {
      sum += previous.cross(point)
      previous = point
    }
    return sum / 2
  }

  /// The part of a polygon on the inner side of a clockwise edge.
  private static func clip(_ polygon: [PixelPoint], from a: PixelPoint, to b: PixelPoint) -> [PixelPoint] {
    guard var previous = polygon.last else { return [] }
    let edge = b - a
    var previousSide = edge.cross(previous - a)
    var result: [PixelPoint] = []
    for point in polygon {
      let side = edge.cross(point - a)
      if (side >= 0) != (previousSide >= 0) {
        result.append(previous + (point - previous) * (previousSide / (previousSide - side)))
      }
      if side >= 0 { result.append(point) }
      (previous, previousSide) = (point, side)
    }
    return result
  }
}

extension [PixelQuadrilateral] {
  /// The quadrilaterals without those that have all corners within `distance` pixels of an earlier one's.
  func withoutRepetitions(closerThan distance: Double, maximumCount: Int = .max) -> [PixelQuadrilateral] {
    var kept: [PixelQuadrilateral] = []
    for quadrilateral in self where kept.allSatisfy({ $0.cornerDistance(to: quadrilateral) > distance }) {
      kept.append(quadrilateral)
      if kept.count >= maximumCount { break }
    }
    return kept
  }
}
