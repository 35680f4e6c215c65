/// Tells text from what texture, logos and rules are read as.
struct TextNoiseFilter {
  typealias Line = TextRecognitionResult.Line

  /// Below this raw confidence nothing is text.
  var lowestConfidence: Float = 0.3

  /// Whether a line with its raw confidence is text.
  func isText(_ line: Line) -> Bool {
    let characters = line.text.filter { !$0.isWhitespace }
    let meaningful = characters.count { $0.isLetter || $0.isNumber }
    guard meaningful > 0, line.confidence >= lowestConfidence else { return false }
    guard 2 * meaningful >= characters.count else { return false }
    return line.confidence >= (meaningful < 3 ? 0.7 : meaningful < 5 ? 0.5 : lowestConfidence)
  }
}
