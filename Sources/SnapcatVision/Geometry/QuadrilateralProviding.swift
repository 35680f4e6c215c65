/// Something that covers a four-sided region of the image, corners named as the content reads.
public protocol QuadrilateralProviding: Sendable {
  var topLeft: NormalizedPoint { get }
  var topRight: NormalizedPoint { get }
  var bottomRight: NormalizedPoint { get }
  var bottomLeft: NormalizedPoint { get }
}

extension QuadrilateralProviding {
  /// The smallest upright rectangle that holds the four corners.
  public var boundingBox: NormalizedRect {
    let xs = [topLeft.x, topRight.x, bottomRight.x, bottomLeft.x]
    let ys = [topLeft.y, topRight.y, bottomRight.y, bottomLeft.y]
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (low, high) = (ys.min() ?? 0, ys.max() ?? 0)
    return NormalizedRect(x: left, y: low, width: right - left, height: high - low)
  }
}
