/// How much a segment looks like a company's name.
enum CompanyScorer {
  static func score(_ segment: Segment, _ facts: SegmentFacts) -> Double {
    let keys = segment.keys
    let words = segment.words
    guard !words.isEmpty else { return -6 }
    if segment.hasEastAsian, CompanyWords.eastAsian.contains(where: { segment.text.contains($0) }) { return 3 }
    var score = -1.2
    let legal = legalFormScore(facts.legalForms, keys: keys, words: words)
    score += legal
    if facts.trades > 0 { score += facts.lastIsTrade || facts.firstIsTrade ? 1.2 : 0.9 }
    let domain = facts.companyMatch
    score += 3.6 * domain
    if joinsNames(words) { score += 1.6 }
    if quotesName(segment.text) { score += 1.4 }
    switch words.count {
    case 1...5: score += 0.3
    case 6...7: break
    default: score -= legal > 0 ? 0.3 : 1.5
    }
    if facts.hasDigit { score -= 0.6 }
    if facts.titleHeads > 0, legal <= 0 { score -= 1.4 * (1 - domain) }
    if !facts.departmentMarkers.isEmpty, legal <= 0 { score -= 1.5 * (1 - domain) }
    if facts.departmentNames > 0, legal <= 0 { score -= 1.2 }
    if facts.streets > 0, facts.hasDigit { score -= 2.5 }
    if facts.isCountry { score -= 3.5 }
    if segment.isLabelledAddress { score -= 2 }
    if facts.startsWithGivenName, (2...3).contains(words.count), legal <= 0 { score -= 0.6 }
    if words.count > 2, words.first?.isCapitalized == false, domain < 0.6 { score -= 0.8 }
    score -= facts.sentence
    score += max(-0.5, min(1.3, (segment.relativeSize - 1) * 1.8))
    return score
  }

  /// Whether an ampersand stands between two words in capitals: "Varga & Lund".
  private static func joinsNames(_ words: [Word]) -> Bool {
    words.indices.dropFirst().dropLast().contains { index in
      (words[index].text == "&" || words[index].text == "+") && words[index - 1].isCapitalized
        && words[index + 1].isCapitalized
    }
  }

  /// Whether a part in quotation marks stands beside other words: Biuro Rachunkowe "Saldo".
  private static func quotesName(_ text: String) -> Bool {
    let marks = text.indices.filter { "\"“”„«»".contains(text[$0]) }
    guard marks.count == 2 else { return false }
    let isAtStart = text.startIndex == marks[0]
    let isAtEnd = text.index(before: text.endIndex) == marks[1]
    let quoted = text[marks[0]..<marks[1]].split(whereSeparator: \.isWhitespace).count
    return quoted <= 3 && !(isAtStart && isAtEnd)
  }

  private static func legalFormScore(_ matches: [Range<Int>], keys: [String], words: [Word]) -> Double {
    guard let last = matches.last, keys.count > last.count else { return 0 }
    let form = keys[last].joined(separator: " ")
    if CompanyWords.weakForms.contains(form) {
      // "AS" behind a name is a company's form; the same letters elsewhere are not.
      guard last.upperBound == keys.count, let word = words.last, word.isAllCaps, word.letters.count > 1 else {
        return 0
      }
      return 1.6
    }
    if form.count <= 2, last.lowerBound == 0, last.upperBound < keys.count { return 0.6 }
    return last.upperBound == keys.count ? 3.2 : 1.8
  }
}
