/// One reading of a line of text.
public struct RecognizedText: Codable, Hashable, Sendable {
  /// A word of the line and where it stands.
  public struct Word: Codable, Hashable, Sendable {
    /// Offset of the word's first character in the string, in characters.
    public let offset: Int
    /// Length in characters.
    public let count: Int
    public let confidence: Float
    public let boundingBox: NormalizedRect

    public init(offset: Int, count: Int, confidence: Float, boundingBox: NormalizedRect) {
      self.offset = offset
      self.count = count
      self.confidence = confidence
      self.boundingBox = boundingBox
    }
  }

  public let string: String
  /// In 0...1.
  public let confidence: Float
  public let words: [Word]

  public init(string: String, confidence: Float, words: [Word]) {
    self.string = string
    self.confidence = confidence
    self.words = words
  }

  /// The region of a part of the text, or nil when the range holds no character of a word.
  ///
  /// The union of its words; a word that is covered in part is shared out evenly among its characters.
  public func boundingBox(for range: Range<String.Index>) -> NormalizedRect? {
    let lower = string.distance(from: string.startIndex, to: range.lowerBound)
    let upper = string.distance(from: string.startIndex, to: range.upperBound)
    let parts: [NormalizedRect] = words.compactMap { word in
      let from = max(lower, word.offset)
      let to = min(upper, word.offset + word.count)
      guard from < to else { return nil }
      let character = word.boundingBox.width / Double(word.count)
      return NormalizedRect(
        x: word.boundingBox.x + Double(from - word.offset) * character, y: word.boundingBox.y,
        width: Double(to - from) * character, height: word.boundingBox.height)
    }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { $0.union($1) }
  }
}
