import Foundation

/// A four-sided region of the image.
public struct NormalizedQuadrilateral: QuadrilateralProviding, Codable, Hashable {
  public var topLeft: NormalizedPoint
  public var topRight: NormalizedPoint
  public var bottomRight: NormalizedPoint
  public var bottomLeft: NormalizedPoint

  /// The whole image.
  public static let fullImage = NormalizedQuadrilateral(
    topLeft: NormalizedPoint(x: 0, y: 1), topRight: NormalizedPoint(x: 1, y: 1),
    bottomRight: NormalizedPoint(x: 1, y: 0), bottomLeft: NormalizedPoint(x: 0, y: 0))

  public init(
    topLeft: NormalizedPoint, topRight: NormalizedPoint, bottomRight: NormalizedPoint, bottomLeft: NormalizedPoint
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The corners in pixels of an image, counted from `origin`: top left, top right, bottom right, bottom left.
  public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> [CGPoint] {
    [topLeft, topRight, bottomRight, bottomLeft].map { $0.toImageCoordinates(imageSize, origin: origin) }
  }
}
