import Foundation

/// A straight line without ends.
struct PixelLine: Hashable, Sendable {
  var point: PixelPoint
  /// Of length 1.
  var direction: PixelPoint

  init(through a: PixelPoint, _ b: PixelPoint) {
    point = a
    direction = (b - a).unit
  }

  init(point: PixelPoint, direction: PixelPoint) {
    self.point = point
    self.direction = direction.unit
  }

  /// The distance of a point from the line, with the sign of its side.
  func signedDistance(to other: PixelPoint) -> Double { direction.cross(other - point) }

  /// Where along the line the foot of a point lies.
  func position(of other: PixelPoint) -> Double { direction.dot(other - point) }

  /// The point at a position along the line.
  func point(at position: Double) -> PixelPoint { point + direction * position }

  /// Where two lines meet, or nil when they are as good as parallel.
  func intersection(with other: PixelLine) -> PixelPoint? {
    let sine = direction.cross(other.direction)
    guard abs(sine) > 1e-6 else { return nil }
    return point(at: (other.point - point).cross(other.direction) / sine)
  }

  /// The angle between two lines, in 0...π/2.
  func angle(to other: PixelLine) -> Double {
    atan2(abs(direction.cross(other.direction)), abs(direction.dot(other.direction)))
  }

  /// The line with the least sum of squared distances, each weighted; nil for fewer than two points.
  init?(fitting points: [PixelPoint], weights: [Double]) {
    var (sum, meanX, meanY) = (0.0, 0.0, 0.0)
    for (point, weight) in zip(points, weights) {
      sum += weight
      meanX += weight * point.x
      meanY += weight * point.y
    }
    guard points.count > 1, sum > 0 else { return nil }
    meanX /= sum
    meanY /= sum
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for (point, weight) in zip(points, weights) {
      let (x, y) = (point.x - meanX, point.y - meanY)
      xx += weight * x * x
      xy += weight * x * y
      yy += weight * y * y
    }
    let angle = 0.5 * atan2(2 * xy, xx - yy)
    point = PixelPoint(x: meanX, y: meanY)
    direction = PixelPoint(x: cos(angle), y: sin(angle))
  }
}
