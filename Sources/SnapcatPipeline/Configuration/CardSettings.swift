import SnapcatVision

/// How a run looks for business cards and reads them.
public struct CardSettings: Codable, Hashable, Sendable {
  public var level = RecognizeTextRequest.RecognitionLevel.accurate
  /// Languages by Tesseract's names; empty for the level's default.
  public var languages: [String] = []
  public var languageCorrection = false
  public var customWords: [String] = []
  /// The region of numbers without a country code, two capital letters; nil to infer it from the card.
  public var defaultRegion: String?
  /// Whether barcodes on the card are read, too.
  public var barcodes = true
  /// The most cards that are read in one picture.
  public var maximumCards = 4

  public init() {}
}
