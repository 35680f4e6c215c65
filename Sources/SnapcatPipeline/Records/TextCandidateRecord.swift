import SnapcatVision

/// Another reading of a line, as our files write it.
public struct TextCandidateRecord: Codable, Hashable, Sendable {
  public var text: String
  /// In 0...1, four decimals.
  public var confidence: Double

  public init(text: String, confidence: Double) {
    self.text = text
    self.confidence = confidence
  }

  init(_ text: RecognizedText) {
    self.init(text: text.string, confidence: Double(recordedConfidence: text.confidence))
  }
}
