/// Tells text from what texture, logos and rules are read as.
struct TextNoiseFilter {
  typealias Line = TextRecognitionResult.Line

  /// Below this raw confidence nothing is text.
  var lowestConfidence: Float = 0.45
  /// A page without a line that is at least this sure has no text.
  var surestLine: Float = 0.7

  /// Whether any of a page's lines is sure enough for the page to hold text at all.
  func holdsText(_ lines: [Line]) -> Bool {
    lines.contains { isText($0) && $0.confidence >= surestLine && $0.text.count { $0.isLetter || $0.isNumber } >= 3 }
  }

  /// The line without what icons, rules and bullets are read as.
  ///
  /// Signs that stand for themselves go, at the line's start whatever they are, elsewhere if they look like rules; so
  /// does a nought before a number with "+", which is a drawn telephone.
  func withoutDecoration(_ line: Line) -> Line {
    var words = line.words.filter { !$0.text.allSatisfy { "_—~=|«»°¬".contains($0) } }
    while words.count > 1, let first = words.first, isIcon(first.text, before: words[1].text) { words.removeFirst() }
    guard !words.isEmpty, words.count < line.words.count else { return line }
    var result = Line(reading: words)
    result.alternatives = line.alternatives
    return result
  }

  private func isIcon(_ text: String, before next: String) -> Bool {
    if text.allSatisfy({ !$0.isLetter && !$0.isNumber && !"+(&#".contains($0) }) { return true }
    return ["0", "O", "Q", "œ"].contains(text) && (next.hasPrefix("+") || next.contains("@"))
  }

  /// Whether a line with its raw confidence is text.
  func isText(_ line: Line) -> Bool {
    let characters = line.text.filter { !$0.isWhitespace }
    let meaningful = characters.count { $0.isLetter || $0.isNumber }
    guard meaningful > 0, line.confidence >= lowestConfidence else { return false }
    guard 2 * meaningful >= characters.count else { return false }
    return line.confidence >= (meaningful < 3 ? 0.75 : meaningful < 5 ? 0.6 : lowestConfidence)
  }
}
