import Foundation

extension TextRecognitionResult.Line {
  /// A line of words, as sure as its words are, long ones counting more than short ones.
  init(reading words: [Word]) {
    self.init(words: words, confidence: Self.confidence(of: words))
  }

  /// The mean confidence of the words' characters.
  static func confidence(of words: [Word]) -> Float {
    let characters = words.reduce(0) { $0 + $1.text.count }
    return words.reduce(0) { $0 + $1.confidence * Float($1.text.count) } / Float(max(1, characters))
  }

  /// Puts `words` in the place of some of the line's words; what it read before becomes an alternative.
  mutating func replaceWords(_ range: Range<Int>, with words: [Word]) {
    let before = TextRecognitionResult.Alternative(text: text, confidence: confidence)
    self.words.replaceSubrange(range, with: words)
    if before.text != text { alternatives.insert(before, at: 0) }
  }
}

extension TextRecognitionResult.Line.Word {
  /// The word with another text.
  func reading(_ text: String) -> Self {
    Self(text: text, confidence: confidence, boundingBox: boundingBox)
  }

  /// This word and the next one as one.
  func joined(with next: Self, as text: String) -> Self {
    Self(
      text: text, confidence: min(confidence, next.confidence), boundingBox: boundingBox.union(next.boundingBox))
  }
}
