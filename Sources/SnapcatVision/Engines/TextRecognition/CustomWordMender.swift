/// Takes a word that is likely to occur where what was read looks like it.
///
/// The surer the reading, the closer the resemblance must be; nothing is ever put where nothing similar is.
struct CustomWordMender {
  typealias Line = TextRecognitionResult.Line

  /// Shorter words resemble too much.
  static let shortestWord = 4

  private let words: [String]
  private let confusions = TextConfusions()

  init(words: [String]) {
    self.words = words.filter { $0.count >= Self.shortestWord }
  }

  /// The line with custom words in the place of readings that look like them.
  func mended(_ line: Line) -> Line {
    words.reduce(line) { line, custom in
      isDomain(custom) ? mendedEnds(of: line, with: custom) : mendedWords(of: line, with: custom)
    }
  }

  /// The text with `custom` instead of its end, or nil when the end does not look like it.
  func mendedEnd(of text: String, with custom: String, confidence: Float) -> String? {
    guard !text.lowercased().hasSuffix(custom.lowercased()) else { return nil }
    let characters = Array(text)
    var best: (cost: Double, text: String)?
    for length in (custom.count - 2)...(custom.count + 2) where length > 0 && length <= characters.count {
      let start = characters.count - length
      let end = String(characters[start...])
      let cost = confusions.distance(end, custom)
      guard cost <= allowance(for: custom, confidence: confidence), cost < best?.cost ?? .infinity,
        isBoundary(characters, at: start, for: custom)
      else { continue }
      best = (cost, String(characters[..<start]) + custom)
    }
    return best?.text
  }

  private func mendedEnds(of line: Line, with custom: String) -> Line {
    var line = line
    for index in line.words.indices {
      let word = line.words[index]
      guard let text = mendedEnd(of: word.text, with: custom, confidence: word.confidence) else { continue }
      line.replaceWords(index..<(index + 1), with: [word.reading(text)])
    }
    return line
  }

  private func mendedWords(of line: Line, with custom: String) -> Line {
    let parts = custom.split(separator: " ").map(String.init)
    var line = line
    guard !parts.isEmpty, line.words.count >= parts.count else { return line }
    for start in 0...(line.words.count - parts.count) {
      let range = start..<(start + parts.count)
      let words = line.words[range]
      let text = words.map(\.text).joined(separator: " ")
      let (head, core, tail) = withoutPunctuation(text)
      guard core.lowercased() != custom.lowercased(),
        confusions.distance(core, custom)
          <= allowance(for: custom, confidence: words.map(\.confidence).min() ?? 0)
      else { continue }
      let mended = (head + custom + tail).split(separator: " ").map(String.init)
      guard mended.count == words.count else { continue }
      line.replaceWords(range, with: zip(words, mended).map { $0.reading($1) })
    }
    return line
  }

  /// Whether the word is the end of addresses, such as "@gmail.com" or "example.com".
  private func isDomain(_ custom: String) -> Bool {
    !custom.contains(" ") && (custom.hasPrefix("@") || custom.contains("."))
  }

  /// Whether a domain may start at a place of a word: after a local part or a label, or where the word starts.
  private func isBoundary(_ characters: [Character], at start: Int, for custom: String) -> Bool {
    if custom.hasPrefix("@") {
      return start > 0 && (characters[start - 1].isLetter || characters[start - 1].isNumber)
        && !characters[..<start].contains("@")
    }
    return start == 0 || "@./:".contains(characters[start - 1])
  }

  /// The largest distance that counts as looking alike.
  private func allowance(for custom: String, confidence: Float) -> Double {
    let byConfidence = confidence > 0.9 ? 0.5 : confidence > 0.75 ? 0.8 : 0.95
    return min(byConfidence, 0.12 * Double(custom.count))
  }

  private func withoutPunctuation(_ text: String) -> (head: String, core: String, tail: String) {
    let isPart: (Character) -> Bool = { $0.isLetter || $0.isNumber }
    guard let first = text.firstIndex(where: isPart), let last = text.lastIndex(where: isPart) else {
      return ("", text, "")
    }
    return (String(text[..<first]), String(text[first...last]), String(text[text.index(after: last)...]))
  }
}
