/// How much a segment looks like a company's name.
enum CompanyScorer {
  static func score(_ segment: Segment, evidence: CardEvidence) -> Double {
    let keys = segment.keys
    let words = segment.words
    guard !words.isEmpty else { return -6 }
    if CompanyWords.eastAsian.contains(where: { segment.text.contains($0) }) { return 3 }
    var score = -1.2
    let legal = legalFormScore(keys, words: words)
    score += legal
    if let last = keys.last, CompanyWords.trades.contains(last) || CompanyWords.trades.coverage(of: keys) > 0 {
      score += CompanyWords.trades.contains(last) ? 1.2 : 0.9
    }
    let domain = evidence.companyMatch(segment)
    score += 3.6 * domain
    if words.contains(where: { $0.text == "&" || $0.text == "+" }), words.first?.isCapitalized == true { score += 0.7 }
    switch words.count {
    case 1...5: score += 0.3
    case 6...7: break
    default: score -= legal > 0 ? 0.3 : 1.5
    }
    if words.contains(where: \.hasDigit) { score -= 0.6 }
    if TitleWords.heads.coverage(of: keys) > 0, legal <= 0 { score -= 1.4 }
    if DepartmentWords.markers.coverage(of: keys) > 0, legal <= 0 { score -= 1.5 }
    if DepartmentWords.names.coverage(of: keys) > 0, legal <= 0 { score -= 1.2 }
    if StreetWords.streets.coverage(of: keys) > 0, words.contains(where: \.hasDigit) { score -= 2.5 }
    if Countries.region(named: segment.text) != nil { score -= 3.5 }
    if segment.isLabelledAddress { score -= 2 }
    if GivenNames.all.contains(keys.first ?? ""), (2...3).contains(words.count), legal <= 0 { score -= 0.6 }
    if words.count > 2, words.first?.isCapitalized == false, domain < 0.6 { score -= 0.8 }
    score -= Sentences.likeness(segment)
    score += max(-0.5, min(1.3, (segment.relativeSize - 1) * 1.8))
    return score
  }

  private static func legalFormScore(_ keys: [String], words: [Word]) -> Double {
    let matches = CompanyWords.legalForms.matches(in: keys)
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
