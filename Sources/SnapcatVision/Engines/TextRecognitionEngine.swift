/// Reads text in pixels.
public protocol TextRecognitionEngine: Sendable {
  /// The lines of the image in reading order; the image is taken to be upright or turned by a multiple of 90 degrees.
  ///
  /// - Throws: ``VisionError``.
  func recognizeText(in image: PixelBuffer, options: TextRecognitionOptions) throws -> TextRecognitionResult

  /// Loads what the first reading with these options needs; what is missing shows itself at the reading.
  func prepare(for options: TextRecognitionOptions)
}

extension TextRecognitionEngine {
  /// Loads nothing.
  public func prepare(for options: TextRecognitionOptions) {}
}
