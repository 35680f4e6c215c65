/// Reads text with Tesseract.
public final class TesseractTextRecognitionEngine: TextRecognitionEngine {
  public init() {}

  public func recognizeText(in image: PixelBuffer, options: TextRecognitionOptions) throws -> TextRecognitionResult {
    throw VisionError.engineFailed("to be written")
  }
}
