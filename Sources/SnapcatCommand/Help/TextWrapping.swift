extension String {
  /// The text in lines of at most `width` characters, broken at blanks; a longer word stands alone on its line.
  func wrapped(width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The text followed by blanks up to `width` characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text without blanks at its end.
  var withoutTrailingBlanks: String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }
}
