/// Corrects words of running text with a word list.
///
/// Only unsure words in small letters are looked at, and only in lines that read like sentences: names, numbers,
/// e-mails and web addresses are none of its business.
struct LanguageCorrector {
  typealias Line = TextRecognitionResult.Line

  /// Words that are read more surely than this are left alone.
  var sureConfidence: Float = 0.9
  /// Whether a word is in the list.
  let isWord: (String) -> Bool

  private let confusions = TextConfusions()

  init(isWord: @escaping (String) -> Bool) {
    self.isWord = isWord
  }

  /// The line with words that are in no list replaced by the one word that looks alike.
  func corrected(_ line: Line) -> Line {
    guard isRunningText(line) else { return line }
    var line = line
    for index in line.words.indices {
      let word = line.words[index]
      guard word.confidence < sureConfidence, let text = corrected(word.text) else { continue }
      line.replaceWords(index..<(index + 1), with: [word.reading(text)])
    }
    return line
  }

  /// The word that the list has for `text` with its punctuation, or nil to leave it alone.
  func corrected(_ text: String) -> String? {
    let tail = String(text.reversed().prefix { ".,;:!?".contains($0) }.reversed())
    let core = String(text.dropLast(tail.count))
    guard core.count >= 4, core.first?.isLowercase == true, core.allSatisfy({ $0.isLetter || $0.isNumber }),
      core.count(where: \.isNumber) <= 1, !isWord(core)
    else { return nil }
    let candidates = confusions.neighbours(of: core)
      .filter { $0.allSatisfy { $0.isLetter && $0.isLowercase } && isWord($0) }
      .map { (text: $0, cost: confusions.distance(core, $0)) }.sorted { $0.cost < $1.cost }
    guard let best = candidates.first, candidates.count == 1 || best.cost < candidates[1].cost else { return nil }
    return best.text + tail
  }

  private func isRunningText(_ line: Line) -> Bool {
    let small = line.words.count { $0.text.count >= 2 && $0.text.first?.isLowercase == true }
    return line.words.count >= 3 && 2 * small >= line.words.count
      && !line.words.contains { $0.text.contains("@") || $0.text.lowercased().hasPrefix("www") }
  }
}
