/// A line with what was understood of it at sight.
struct LineScan {
  let index: Int
  let source: TextLine
  let text: [Unicode.Scalar]
  var emails: [Span] = []
  var websites: [Span] = []
  var phones: [PhoneCandidate] = []
  var socials: [SocialSpan] = []
  /// Stretches that hold values or their labels.
  var taken: [Range<Int>] = []
  /// Whether another line's value goes on here, so that nothing of it is left.
  var isContinuation = false

  init(index: Int, source: TextLine) {
    self.index = index
    self.source = source
    text = Array(source.text.unicodeScalars)
  }

  /// Takes a value's stretch, and the label before it when it is one of `labels`.
  mutating func take(_ range: Range<Int>, labels: Set<String>) {
    taken.append(labelStart(before: range.lowerBound, labels: labels)..<range.upperBound)
  }

  /// Whether one of the labels stands right before a position.
  func hasLabel(before position: Int, labels: Set<String>) -> Bool {
    labelStart(before: position, labels: labels) < position
  }

  private func labelStart(before position: Int, labels: Set<String>) -> Int {
    let floor = taken.map(\.upperBound).filter { $0 <= position }.max() ?? 0
    var end = position
    while end > floor, text[end - 1].isBlank || ":.-–=(>".unicodeScalars.contains(text[end - 1]) { end -= 1 }
    var start = end
    var found = position
    for _ in 0..<2 {
      while start > floor, text[start - 1].isBlank { start -= 1 }
      while start > floor, !text[start - 1].isBlank, !"|·•/,;".unicodeScalars.contains(text[start - 1]) { start -= 1 }
      guard start < end else { break }
      let label = TextFolding.fold(string(start..<end)).filter { $0 != "." && $0 != ":" }
      if labels.contains(label) { found = start }
      if start > floor, text[start - 1].isBlank == false { break }
    }
    return found
  }

  /// The text of a stretch.
  func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(text[range]))
  }

  /// The stretches outside `taken`, split at strong separators, trimmed; labels and stray signs are left out.
  func leftovers() -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    func close(_ end: Int) {
      var lower = start
      var upper = end
      while lower < upper, isTrimmed(text[lower], atStart: true) { lower += 1 }
      // An icon that was read as a sign.
      if lower + 2 < upper, isStraySign(text[lower]), text[lower + 1].isBlank {
        lower += 2
        while lower < upper, isTrimmed(text[lower], atStart: true) { lower += 1 }
      }
      while upper > lower, isTrimmed(text[upper - 1], atStart: false) { upper -= 1 }
      if lower < upper { pieces.append(lower..<upper) }
    }
    let sorted = taken.sorted { $0.lowerBound < $1.lowerBound }
    var index = 0
    while index < text.count {
      if let range = sorted.first(where: { $0.contains(index) }) {
        close(index)
        index = range.upperBound
        start = index
      } else if "|·•●∙¦‖▪■◆".unicodeScalars.contains(text[index]) {
        close(index)
        index += 1
        start = index
      } else {
        index += 1
      }
    }
    close(text.count)
    return pieces
  }

  private func isStraySign(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isLetter && !scalar.isDigit && scalar != "(" && scalar != "\"" && scalar != "“"
  }

  private func isTrimmed(_ scalar: Unicode.Scalar, atStart: Bool) -> Bool {
    if scalar.isBlank || ",;:/-–—|_=~*".unicodeScalars.contains(scalar) { return true }
    return atStart ? ".)]}".unicodeScalars.contains(scalar) : "([{".unicodeScalars.contains(scalar)
  }
}
