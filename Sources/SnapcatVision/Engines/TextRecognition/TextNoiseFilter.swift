/// Tells text from what texture, logos and rules are read as.
struct TextNoiseFilter {
  typealias Line = TextRecognitionResult.Line

  /// Below this raw confidence a line is no text.
  var lowestConfidence: Float = 0.45
  /// The same for long lines: web addresses without a blank are read with low confidence, noise is read as short ones.
  var lowestConfidenceOfLongLines: Float = 0.3

  /// The lines that are text; none when nothing on the page makes it likely that it holds text at all.
  func filtered(_ lines: [Line]) -> [Line] {
    holdsText(lines) ? lines.filter(isText) : []
  }

  /// Whether any of a page's lines makes it likely that the page holds text at all: the shorter, the surer.
  func holdsText(_ lines: [Line]) -> Bool {
    lines.contains { line in
      let meaningful = line.text.count { $0.isLetter || $0.isNumber }
      guard isText(line), meaningful >= 2 else { return false }
      return line.confidence >= (meaningful < 5 ? 0.9 : meaningful < 8 ? 0.7 : lowestConfidence)
    }
  }

  /// The line without what icons, rules and bullets are read as, or nil when nothing else is left.
  ///
  /// Signs that stand for themselves go, at the line's ends whatever they are, elsewhere if they look like rules; so does
  /// a nought before a number with "+", which is a drawn telephone. A bar or a dot between words stays: it parts them.
  func withoutDecoration(_ line: Line) -> Line? {
    var words = line.words.filter { !$0.text.allSatisfy { "_—~=»«°¬".contains($0) } }
    while words.count > 1, let first = words.first, isIcon(first.text, before: words[1].text) { words.removeFirst() }
    while let last = words.last, last.text.allSatisfy({ "|·•".contains($0) }) { words.removeLast() }
    guard words.count < line.words.count else { return line }
    var result = Line(reading: words)
    result.alternatives = line.alternatives
    return isText(result) ? result : nil
  }

  private func isIcon(_ text: String, before next: String) -> Bool {
    if text.allSatisfy({ !$0.isLetter && !$0.isNumber && !"+(&#".contains($0) }) { return true }
    return ["0", "O", "Q", "œ"].contains(text) && (next.hasPrefix("+") || next.contains("@"))
  }

  /// Whether a line with its raw confidence is text.
  func isText(_ line: Line) -> Bool {
    let characters = line.text.filter { !$0.isWhitespace }
    let meaningful = characters.count { $0.isLetter || $0.isNumber }
    guard meaningful > 0 else { return false }
    guard 2 * meaningful >= characters.count else { return false }
    let lowest = meaningful < 10 ? lowestConfidence : lowestConfidenceOfLongLines
    return line.confidence >= (meaningful < 3 ? 0.75 : meaningful < 5 ? 0.6 : lowest)
  }
}
