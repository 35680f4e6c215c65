import Foundation

/// A picture that is drawn on.
public struct Canvas: Sendable {
  /// The picture as it is now, three channels.
  public internal(set) var pixels: PixelBuffer

  /// Starts with a picture of three channels; it is copied when something is drawn and others hold it, too.
  public init(_ pixels: PixelBuffer) {
    self.pixels = pixels
  }

  public var width: Int { pixels.width }
  public var height: Int { pixels.height }
  /// Width and height in pixels.
  public var size: CGSize { CGSize(width: width, height: height) }

  /// A length that is given for a picture 1000 pixels wide, in this picture's whole pixels; at least 1.
  public func scaled(_ lengthAtWidth1000: Double) -> Int {
    max(1, Int((lengthAtWidth1000 * Double(width) / 1000).rounded()))
  }

  /// The whole pixels that a normalized rectangle covers best, at least one, origin at the upper left.
  public func wholePixels(of rectangle: NormalizedRect) -> CGRect {
    let exact = rectangle.toImageCoordinates(size, origin: .upperLeft)
    let left = min(max(0, Double(exact.origin.x).rounded()), Double(width - 1))
    let top = min(max(0, Double(exact.origin.y).rounded()), Double(height - 1))
    let right = min(max(left + 1, Double(exact.origin.x + exact.size.width).rounded()), Double(width))
    let bottom = min(max(top + 1, Double(exact.origin.y + exact.size.height).rounded()), Double(height))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A rectangle moved by as little as possible so that it lies within the picture; one that is larger than the picture
  /// starts at its upper left corner.
  public func movedInside(_ rectangle: CGRect) -> CGRect {
    CGRect(
      x: max(0, min(rectangle.origin.x, size.width - rectangle.size.width)),
      y: max(0, min(rectangle.origin.y, size.height - rectangle.size.height)),
      width: rectangle.size.width, height: rectangle.size.height)
  }

  /// Draws the outline of a rectangle with lines that lie within it.
  ///
  /// - Parameters:
  ///   - rectangle: whole pixels, origin at the upper left.
  ///   - lineWidth: in pixels.
  public mutating func stroke(_ rectangle: CGRect, lineWidth: Int, color: AnnotationColor) throws(DrawingError) {
    let (x, y) = (rectangle.origin.x, rectangle.origin.y)
    let (width, height) = (rectangle.size.width, rectangle.size.height)
    let (across, down) = (min(CGFloat(lineWidth), width), min(CGFloat(lineWidth), height))
    try fill(CGRect(x: x, y: y, width: width, height: down), color: color)
    try fill(CGRect(x: x, y: y + height - down, width: width, height: down), color: color)
    try fill(CGRect(x: x, y: y, width: across, height: height), color: color)
    try fill(CGRect(x: x + width - across, y: y, width: across, height: height), color: color)
  }
}
