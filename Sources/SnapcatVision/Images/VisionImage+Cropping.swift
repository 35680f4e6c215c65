import Foundation

extension VisionImage {
  /// The part of the image that a rectangle touches.
  ///
  /// - Parameter rectangle: in pixels of the upright image, origin at the upper left; widened to whole pixels.
  /// - Throws: ``ImageError`` of kind `invalidSize` when the rectangle does not touch the image.
  public func cropped(to rectangle: CGRect) throws(ImageError) -> VisionImage {
    VisionImage(pixels: try pixels.cropped(to: rectangle), orientation: orientation, captureTime: captureTime)
  }
}
