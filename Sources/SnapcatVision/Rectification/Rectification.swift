import Foundation

/// How the part of an image within a quadrilateral becomes a flat, upright picture, and where points of one lie in the
/// other.
public struct Rectification: Hashable, Sendable {
  /// The part of the image; its `topLeft` becomes the upper left corner of the flat picture.
  public let quadrilateral: NormalizedQuadrilateral
  /// Size of the image in pixels.
  public let imageSize: CGSize
  /// Columns of the flat picture.
  public let width: Int
  /// Rows of the flat picture.
  public let height: Int
  /// Width by height of the document itself, seen from straight above.
  public let aspectRatio: Double
  /// Dots per inch when the document has the proportions of a business card, otherwise nil: nothing tells its size.
  public let dotsPerInch: Double?
  private let toImage: Homography

  /// Plans the flattening of a quadrilateral.
  ///
  /// The proportions are recovered from the perspective, see ``RectangleProportions``. The whole image is left as it is.
  ///
  /// - Throws: ``VisionError/invalidSetting(_:)`` when the corners do not enclose a convex region in clockwise order, or
  ///   an option means nothing.
  public init(
    of quadrilateral: some QuadrilateralProviding, in imageSize: CGSize,
    options: RectificationOptions = RectificationOptions()
  ) throws(VisionError) {
    let region = NormalizedQuadrilateral(
      topLeft: quadrilateral.topLeft, topRight: quadrilateral.topRight, bottomRight: quadrilateral.bottomRight,
      bottomLeft: quadrilateral.bottomLeft)
    let corners = region.toImageCoordinates(imageSize, origin: .upperLeft)
    let outline = PixelQuadrilateral(corners.map { PixelPoint(x: Double($0.x), y: Double($0.y)) })
    guard let outline, outline.isConvex, outline.area >= 1 else {
      throw .invalidSetting("the corners of the part to flatten do not enclose a convex region in clockwise order")
    }
    guard options.dotsPerInch > 0, options.dotsPerInch <= 2400, options.megapixels > 0 else {
      throw .invalidSetting("a flattened document needs 1...2400 dots per inch and room for some pixels")
    }
    self.quadrilateral = region
    self.imageSize = imageSize
    let isWhole = region == .fullImage
    let proportions = RectangleProportions(of: outline, imageSize: imageSize)
    aspectRatio = isWhole ? Double(imageSize.width / imageSize.height) : proportions.aspectRatio
    var size = FlatSize(of: outline, aspectRatio: aspectRatio, options: options, keepsPixels: isWhole)
    size.limit(toMegapixels: options.megapixels)
    (width, height, dotsPerInch) = (size.width, size.height, size.dotsPerInch)
    toImage = Homography(unitSquareTo: outline)
  }

  /// Where a point of the flat picture lies in the image.
  ///
  /// - Parameter point: in normalized coordinates of the flat picture, origin at the lower left.
  /// - Returns: the point in normalized coordinates of the image, origin at the lower left.
  public func imagePoint(for point: NormalizedPoint) -> NormalizedPoint {
    let pixel = toImage.applied(to: PixelPoint(x: point.x, y: 1 - point.y))
    return NormalizedPoint(imagePoint: CGPoint(x: pixel.x, y: pixel.y), in: imageSize, origin: .upperLeft)
  }

  /// Where a point of the image lies in the flat picture, also beyond its borders.
  ///
  /// - Parameter point: in normalized coordinates of the image, origin at the lower left.
  /// - Returns: the point in normalized coordinates of the flat picture, origin at the lower left.
  public func flatPoint(for point: NormalizedPoint) -> NormalizedPoint {
    let pixel = point.toImageCoordinates(imageSize, origin: .upperLeft)
    let flat = toImage.inverse.applied(to: PixelPoint(x: Double(pixel.x), y: Double(pixel.y)))
    return NormalizedPoint(x: flat.x, y: 1 - flat.y)
  }

  /// Where a box of the flat picture lies in the image.
  ///
  /// - Parameter rectangle: in normalized coordinates of the flat picture, origin at the lower left.
  /// - Returns: the region in normalized coordinates of the image; its corners are named as the flat picture shows them.
  public func imageQuadrilateral(for rectangle: NormalizedRect) -> NormalizedQuadrilateral {
    let (right, top) = (rectangle.x + rectangle.width, rectangle.y + rectangle.height)
    return NormalizedQuadrilateral(
      topLeft: imagePoint(for: NormalizedPoint(x: rectangle.x, y: top)),
      topRight: imagePoint(for: NormalizedPoint(x: right, y: top)),
      bottomRight: imagePoint(for: NormalizedPoint(x: right, y: rectangle.y)),
      bottomLeft: imagePoint(for: NormalizedPoint(x: rectangle.x, y: rectangle.y)))
  }
}
