import Foundation

/// A rectangle in the upright image, all values as a share of the image's sides, origin at the lower left.
public struct NormalizedRect: Codable, Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The lower edge.
  public var y: Double
  public var width: Double
  public var height: Double

  /// The whole image.
  public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)

  /// Creates a rectangle from normalized values with the origin at the lower left.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle from pixels of an image, counted from `origin`.
  public init(imageRect: CGRect, in imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) {
    x = Double(imageRect.origin.x / imageSize.width)
    width = Double(imageRect.size.width / imageSize.width)
    height = Double(imageRect.size.height / imageSize.height)
    let fromOrigin = Double(imageRect.origin.y / imageSize.height)
    y = origin == .lowerLeft ? fromOrigin : 1 - fromOrigin - height
  }

  /// The rectangle in pixels of an image of `imageSize`; its origin is the corner nearest to `origin`.
  public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect {
    let top = origin == .lowerLeft ? y : 1 - y - height
    return CGRect(
      x: x * Double(imageSize.width), y: top * Double(imageSize.height),
      width: width * Double(imageSize.width), height: height * Double(imageSize.height))
  }

  /// Whether the rectangle has an area and lies within the image (rounding aside).
  public var isInsideUnitSquare: Bool {
    let slack = 1e-9
    return width > 0 && height > 0 && x >= -slack && y >= -slack && x + width <= 1 + slack && y + height <= 1 + slack
  }

  /// Intersection over union with another rectangle, in 0...1.
  public func intersectionOverUnion(with other: NormalizedRect) -> Double {
    let overlapWidth = min(x + width, other.x + other.width) - max(x, other.x)
    let overlapHeight = min(y + height, other.y + other.height) - max(y, other.y)
    guard overlapWidth > 0, overlapHeight > 0 else { return 0 }
    let overlap = overlapWidth * overlapHeight
    return overlap / (width * height + other.width * other.height - overlap)
  }
}

extension NormalizedRect {
  /// The smallest rectangle that holds both.
  public func union(_ other: NormalizedRect) -> NormalizedRect {
    let left = min(x, other.x)
    let low = min(y, other.y)
    return NormalizedRect(
      x: left, y: low, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - low)
  }
}
