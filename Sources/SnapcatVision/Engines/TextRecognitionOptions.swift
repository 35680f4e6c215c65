/// How text is to be read.
public struct TextRecognitionOptions: Hashable, Sendable {
  public var level = RecognizeTextRequest.RecognitionLevel.accurate
  public var usesLanguageCorrection = false
  public var customWords: [String] = []
  /// Tesseract's names of languages; empty for the level's default.
  public var languages: [String] = []
  /// Whether the engine finds out the script by itself and reads with the models installed for it, too.
  public var detectsLanguage = false
  /// The lowest line that counts, in pixels of the image.
  public var minimumTextHeight: Double = 0
  /// Whether the engine finds out by itself that the text is turned by 90, 180 or 270 degrees.
  public var detectsOrientation = true
  /// Stages that are left out.
  public var skippedStages: Set<TextRecognitionStage> = []
  /// Who looks on; nil for nobody.
  public var observer: TextRecognitionObserver?

  public init() {}
}
