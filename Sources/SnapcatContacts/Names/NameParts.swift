/// The words of a printed name, sorted into titles, the name itself and degrees.
struct NameParts: Hashable, Sendable {
  var prefixes: [Word] = []
  var core: [Word] = []
  var suffixes: [Word] = []
  /// The place of the word after which a comma stands, as in "Smith, John"; nil without one.
  var hasFamilyComma: Int?

  init(_ printed: String) {
    self.init(Word.words(of: Self.withoutNickname(printed)))
  }

  init(_ words: [Word]) {
    var start = 0
    while start < words.count - 1, Self.isPrefix(words[start]) { start += 1 }
    var end = words.count
    // Degrees need a comma before them, a stop inside or capitals, so that no "Ma" or "Do" is taken for one.
    while end > start + 1 {
      let word = words[end - 1]
      let isDegree = !word.keys.isEmpty && NameWords.suffixes.coverage(of: word.keys) == word.keys.count
      let afterComma = words[start..<end - 1].contains { $0.endsWithComma }
      let inBrackets = false
      guard isDegree,
        afterComma || word.text.dropLast().contains(".") || inBrackets || Self.isMarkedDegree(word, among: words)
      else { break }
      end -= 1
    }
    prefixes = Array(words[..<start])
    core = Array(words[start..<end])
    suffixes = Array(words[end...])
    if let comma = core.indices.dropLast().first(where: { core[$0].endsWithComma }) { hasFamilyComma = comma }
  }

  private static func isPrefix(_ word: Word) -> Bool {
    guard !word.keys.isEmpty, NameWords.prefixes.coverage(of: word.keys) == word.keys.count else { return false }
    // "Ing." and "Dr" are titles; "Max" and "Don Quick" are not; one-letter words need a stop.
    return word.text.hasSuffix(".") || word.keys[0].count > 1 && word.keys.joined() != "med" && word.text != "Don"
      || word.keys.count > 1
  }

  private static func isMarkedDegree(_ word: Word, among words: [Word]) -> Bool {
    let letters = word.letters.count
    guard letters >= 2 else { return false }
    let allCapsLine = words.allSatisfy { $0.isAllCaps || $0.letters.isEmpty }
    if word.text == "PhD" || word.text == "MSc" || word.text == "BSc" || word.text == "Esq." || word.text == "Jr."
      || word.text == "Sr."
    {
      return true
    }
    return word.isAllCaps && !allCapsLine && letters >= 2
  }

  /// The name without what stands in brackets or quotes: "Robert (Bob) Hale".
  private static func withoutNickname(_ printed: String) -> String {
    var kept = ""
    var depth = 0
    for character in printed {
      if character == "(" || character == "“" { depth += 1 }
      if depth == 0 { kept.append(character) }
      if character == ")" || character == "”" { depth = max(0, depth - 1) }
    }
    return kept.contains(where: \.isLetter) ? kept : printed
  }
}
