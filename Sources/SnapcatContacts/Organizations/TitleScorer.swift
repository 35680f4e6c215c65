/// How much a segment looks like a job title.
enum TitleScorer {
  static func score(_ segment: Segment, _ facts: SegmentFacts) -> Double {
    let keys = segment.keys
    guard !keys.isEmpty, keys.count <= 12 else { return -6 }
    if segment.hasEastAsian, EastAsianWords.titles.contains(where: { segment.text.contains($0) }) {
      return CompanyWords.eastAsian.contains { segment.text.contains($0) } ? 0.5 : 3
    }
    var score = -1.6
    let heads = facts.titleHeads
    if heads > 0 { score += 3 }
    score += (heads > 0 ? 1.2 : 0.6) * Double(min(facts.titleWords, keys.count)) / Double(keys.count)
    if facts.hasDigit { score -= 1.5 }
    if !facts.legalForms.isEmpty { score -= 2.2 }
    if keys.count > 7 { score -= 1 }
    score -= 2.5 * facts.nameMatch
    // "The Bearded Baker" of thebeardedbaker.com is no position.
    if heads == 0 { score -= 1.2 * facts.companyMatch } else if facts.companyMatch >= 0.95 { score -= 2.5 }
    if facts.isCountry { score -= 3 }
    if segment.isLabelledAddress { score -= 2 }
    score -= facts.sentence
    score -= max(-0.2, min(0.9, (segment.relativeSize - 1.35) * 1.2))
    return score
  }
}
