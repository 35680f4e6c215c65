import Foundation

/// The part of an image that a request looks at, and the way from its pixels back to the whole image.
public struct ImageRegion: Sendable {
  /// The pixels of the region, three channels (blue, green, red).
  public let pixels: PixelBuffer
  /// Where the region lies, in whole pixels of the upright image, origin at the upper left.
  public let frame: CGRect
  /// Width and height of the whole image in pixels.
  public let imageSize: CGSize

  /// Cuts a region out of an image; the whole image is shared, not copied.
  ///
  /// - Throws: ``VisionError/invalidRegionOfInterest(_:)`` when the rectangle is empty or leaves the unit square.
  public init(of image: VisionImage, in region: NormalizedRect = .fullImage) throws(VisionError) {
    guard region.isInsideUnitSquare else { throw .invalidRegionOfInterest(region) }
    let rectangle = region.toImageCoordinates(image.size, origin: .upperLeft)
    do {
      let area = try image.pixels.wholePixels(of: rectangle)
      pixels = try image.pixels.cropped(to: rectangle)
      frame = CGRect(
        x: area.columns.lowerBound, y: area.rows.lowerBound, width: area.columns.count, height: area.rows.count)
    } catch {
      throw .invalidRegionOfInterest(region)
    }
    imageSize = image.size
  }

  /// Whether the region is the whole image.
  public var isFullImage: Bool { frame.size == imageSize }

  /// A point of the region's pixels (origin at the upper left) as a point of the whole image.
  public func normalized(_ point: CGPoint) -> NormalizedPoint {
    NormalizedPoint(
      imagePoint: CGPoint(x: frame.origin.x + point.x, y: frame.origin.y + point.y), in: imageSize, origin: .upperLeft)
  }

  /// A rectangle of the region's pixels (origin at the upper left) as a rectangle of the whole image.
  public func normalized(_ rectangle: CGRect) -> NormalizedRect {
    NormalizedRect(
      imageRect: CGRect(
        x: frame.origin.x + rectangle.origin.x, y: frame.origin.y + rectangle.origin.y,
        width: rectangle.size.width, height: rectangle.size.height),
      in: imageSize, origin: .upperLeft)
  }

  /// Four corners of the region's pixels (origin at the upper left; top left, top right, bottom right, bottom left) as
  /// a quadrilateral of the whole image, or nil when there are not four.
  public func normalized(_ corners: [CGPoint]) -> NormalizedQuadrilateral? {
    guard corners.count == 4 else { return nil }
    return NormalizedQuadrilateral(
      topLeft: normalized(corners[0]), topRight: normalized(corners[1]), bottomRight: normalized(corners[2]),
      bottomLeft: normalized(corners[3]))
  }
}
