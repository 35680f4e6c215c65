import Foundation

/// Mends what no e-mail, web address or phone number has: blanks within, one slash, letters among digits.
struct AddressRepair {
  typealias Line = TextRecognitionResult.Line

  /// The line with its addresses and numbers mended.
  func repaired(_ line: Line) -> Line {
    var line = line
    var index = 0
    while index < line.words.count {
      let word = line.words[index]
      if index + 1 < line.words.count, belongTogether(word.text, line.words[index + 1].text) {
        let next = line.words[index + 1]
        line.replaceWords(index..<(index + 2), with: [word.joined(with: next, as: word.text + next.text)])
        continue
      }
      if index + 1 < line.words.count, lacksDot(word.text, before: line.words[index + 1].text) {
        let next = line.words[index + 1]
        line.replaceWords(
          index..<(index + 2), with: [word.joined(with: next, as: "\(word.text).\(next.text)")])
        continue
      }
      let text = withDigits(withAt(withSlashes(word.text)), in: line)
      if text != word.text { line.replaceWords(index..<(index + 1), with: [word.reading(text)]) }
      index += 1
    }
    return line
  }

  /// Whether a blank between two words cuts an address.
  private func belongTogether(_ left: String, _ right: String) -> Bool {
    guard let last = left.last, let first = right.first, isPart(first) || first == "@" || first == "." else {
      return false
    }
    let start = left.lowercased()
    if start == "www." || start.hasSuffix("//www.") || start.hasSuffix("://") { return true }
    if last == "@" || first == "@" { return left.count > 1 && right.count > 1 && right.contains(".") }
    guard start.contains("@") || start.hasPrefix("www.") else { return false }
    return last == "." ? first.isLowercase : first == "." && right.count > 2
  }

  /// The word with "@" for the one sign that is read for it, when what follows is a domain.
  private func withAt(_ text: String) -> String {
    let alike: (Character) -> Bool = { "ĝ©®".contains($0) }
    guard !text.contains("@"), text.count(where: alike) == 1, let index = text.firstIndex(where: alike),
      index > text.startIndex,
      text[text.index(after: index)...].wholeMatch(of: /[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/) != nil
    else { return text }
    return text.replacingCharacters(in: index...index, with: "@")
  }

  /// Whether the dot before an e-mail's top-level domain was read as a blank.
  private func lacksDot(_ left: String, before right: String) -> Bool {
    guard let at = left.lastIndex(of: "@") else { return false }
    return !left[at...].contains(".") && left[at...].count > 2 && Self.topLevelDomains.contains(right)
  }

  /// Those that occur on most cards.
  private static let topLevelDomains: Set<String> = [
    "com", "net", "org", "edu", "de", "fr", "it", "es", "nl", "pl", "uk", "us", "eu", "ch", "at", "be", "dk", "se",
    "no",
    "fi", "pt", "ca", "au", "br", "jp", "kr", "in", "io", "co.uk", "com.br", "com.au", "co.jp", "co.kr",
  ]

  private func withSlashes(_ text: String) -> String {
    for scheme in ["https:", "http:"] where text.lowercased().hasPrefix(scheme + "/") {
      let rest = text.dropFirst(scheme.count).drop { $0 == "/" }
      return text.prefix(scheme.count) + "//" + rest
    }
    return text
  }

  /// The word with digits for the letters that look like them, when the line is a number and the word has no other.
  private func withDigits(_ text: String, in line: Line) -> String {
    let digits = line.text.count { $0.isASCII && $0.isNumber }
    let letters = line.text.count { $0.isLetter }
    guard digits >= 6, letters <= digits, text.contains(where: \.isNumber), text.contains(where: \.isLetter) else {
      return text
    }
    let alike: [Character: Character] = ["I": "1", "l": "1", "O": "0", "o": "0"]
    guard text.allSatisfy({ !$0.isLetter || alike[$0] != nil }) else { return text }
    return String(text.map { alike[$0] ?? $0 })
  }

  private func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}
