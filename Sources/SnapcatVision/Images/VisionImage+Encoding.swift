import Foundation

extension VisionImage {
  /// The upright picture as a JPEG file without metadata.
  ///
  /// - Parameter quality: 1 (smallest) ... 100 (best).
  /// - Throws: ``ImageError`` of kind `unsupported` when the picture is larger than JPEG allows.
  public func jpegData(quality: Int = 90) throws(ImageError) -> Data { try pixels.jpegData(quality: quality) }

  /// The upright picture as a PNG file without metadata.
  ///
  /// - Throws: ``ImageError`` of kind `unsupported` when libpng refuses the size.
  public func pngData() throws(ImageError) -> Data { try pixels.pngData() }
}
