import Foundation

/// A point in the upright image, both coordinates in 0...1, origin at the lower left.
public struct NormalizedPoint: Codable, Hashable, Sendable {
  public var x: Double
  public var y: Double

  /// Creates a point from normalized coordinates with the origin at the lower left.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates a point from pixels of an image, counted from `origin`.
  public init(imagePoint: CGPoint, in imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) {
    x = Double(imagePoint.x / imageSize.width)
    let fromOrigin = Double(imagePoint.y / imageSize.height)
    y = origin == .lowerLeft ? fromOrigin : 1 - fromOrigin
  }

  /// The point in pixels of an image of `imageSize`, counted from `origin`.
  public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGPoint {
    CGPoint(x: x * Double(imageSize.width), y: (origin == .lowerLeft ? y : 1 - y) * Double(imageSize.height))
  }
}
