/// A word of a line, without the blanks around it.
struct Word: Hashable, Sendable {
  /// As printed, without leading and trailing punctuation other than a full stop.
  let text: String
  /// The folded parts that vocabularies know: "Dipl.-Ing." gives "dipl", "ing"; "S.r.l." gives "srl".
  let keys: [String]
  /// Whether a comma followed.
  let endsWithComma: Bool

  /// The letters alone.
  let letters: [Unicode.Scalar]
  let hasDigit: Bool

  init(_ printed: some StringProtocol) {
    let scalars = Array(String(printed).unicodeScalars)
    var start = 0
    var end = scalars.count
    while start < end, !Self.isInner(scalars[start]) { start += 1 }
    while end > start, !Self.isInner(scalars[end - 1]), scalars[end - 1] != "." { end -= 1 }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<end])
    text = String(view)
    endsWithComma = scalars.last == ","
    letters = scalars[start..<end].filter(\.isLetter)
    hasDigit = scalars[start..<end].contains(where: \.isDigit)
    keys = Self.keys(of: text)
  }

  /// Whether the first letter is a capital one.
  var isCapitalized: Bool { letters.first?.properties.isUppercase ?? false }

  /// Whether all letters are capital ones.
  var isAllCaps: Bool { !letters.isEmpty && letters.allSatisfy { $0.properties.isUppercase } }

  /// Whether the word is an initial: one letter, with or without a full stop.
  var isInitial: Bool { letters.count == 1 && text.unicodeScalars.count <= 2 && !hasDigit && isCapitalized }

  /// The words of a text; blanks separate them, and so does a slash with blanks.
  static func words(of text: some StringProtocol) -> [Word] {
    text.split(whereSeparator: { $0.isWhitespace }).map { Word($0) }.filter { !$0.text.isEmpty }
  }

  private static func isInner(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLetter || scalar.isDigit || scalar == "&" || scalar == "+" || scalar == "#" || scalar == "№"
      || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func keys(of text: String) -> [String] {
    var keys: [String] = []
    var key = ""
    let folded = TextFolding.fold(text)
    // "Owner/Operator" are two words, "a/s" is one.
    let partsAtSlash = folded.split(separator: "/").allSatisfy { $0.count >= 4 }
    for character in folded {
      switch character {
      case ".": continue
      case "/" where partsAtSlash:
        if !key.isEmpty { keys.append(key) }
        key = ""
      case "-", "–", "'", ",", "(", ")", ":":
        if !key.isEmpty { keys.append(key) }
        key = ""
      default: key.append(character)
      }
    }
    if !key.isEmpty { keys.append(key) }
    return keys.map { $0.utf8.count > 3 ? TextFolding.mended($0) : $0 }
  }
}
