/// Reads the text of an image.
public struct RecognizeTextRequest: ImageProcessingRequest {
  public enum RecognitionLevel: String, Codable, CaseIterable, Sendable {
    case accurate
    case fast
  }

  public var regionOfInterest = NormalizedRect.fullImage
  public var recognitionLevel = RecognitionLevel.accurate
  /// Whether running text is corrected with word lists; e-mails, numbers and names are left alone.
  public var usesLanguageCorrection = false
  /// Words that are likely to occur; unlike in Apple's Vision they count without language correction, too.
  public var customWords: [String] = []
  /// Languages by Tesseract's names, the likeliest first; empty for the level's default.
  public var recognitionLanguages: [String] = []
  /// Lines lower than this share of the image's height are left out; 0 for no limit.
  public var minimumTextHeightFraction: Float = 0

  public init() {}

  /// The lines, in reading order.
  public func perform(in context: ImageRequestContext) throws -> [RecognizedTextObservation] {
    throw VisionError.engineFailed("to be written")
  }
}
