/// A name for what was seen, with a confidence.
public struct ClassificationLabel: Codable, Hashable, Sendable {
  /// The name, such as "Cat".
  public let identifier: String
  /// In 0...1.
  public let confidence: Float

  public init(identifier: String, confidence: Float) {
    self.identifier = identifier
    self.confidence = confidence
  }
}
