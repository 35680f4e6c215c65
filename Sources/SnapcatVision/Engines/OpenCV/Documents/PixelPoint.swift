import Foundation

/// A point or a vector in pixels, origin at the upper left, y downwards.
struct PixelPoint: Hashable, Sendable {
  var x: Double
  var y: Double

  static func + (a: PixelPoint, b: PixelPoint) -> PixelPoint { PixelPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: PixelPoint, b: PixelPoint) -> PixelPoint { PixelPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: PixelPoint, factor: Double) -> PixelPoint { PixelPoint(x: a.x * factor, y: a.y * factor) }

  var length: Double { (x * x + y * y).squareRoot() }

  /// The vector of length 1 in the same direction, or the zero vector.
  var unit: PixelPoint {
    let length = length
    return length > 0 ? PixelPoint(x: x / length, y: y / length) : self
  }

  /// The direction in radians, in -π...π.
  var angle: Double { atan2(y, x) }

  func dot(_ other: PixelPoint) -> Double { x * other.x + y * other.y }

  /// The z component of the cross product: positive when `other` is clockwise of this vector as the image is seen.
  func cross(_ other: PixelPoint) -> Double { x * other.y - y * other.x }
}
