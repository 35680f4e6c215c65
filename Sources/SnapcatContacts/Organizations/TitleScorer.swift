/// How much a segment looks like a job title.
enum TitleScorer {
  static func score(_ segment: Segment, evidence: CardEvidence) -> Double {
    let keys = segment.keys
    guard !keys.isEmpty, keys.count <= 12 else { return -6 }
    if EastAsianWords.titles.contains(where: { segment.text.contains($0) }) {
      return CompanyWords.eastAsian.contains { segment.text.contains($0) } ? 0.5 : 3
    }
    var score = -1.6
    let heads = TitleWords.heads.coverage(of: keys)
    if heads > 0 { score += 3 }
    let known =
      heads + keys.filter { TitleWords.modifiers.contains($0) && !TitleWords.heads.contains($0) }.count
      + keys.filter {
        DepartmentWords.areas.contains($0) && !TitleWords.modifiers.contains($0) && !TitleWords.heads.contains($0)
      }.count
    score += (heads > 0 ? 1.2 : 0.6) * Double(min(known, keys.count)) / Double(keys.count)
    if segment.words.contains(where: \.hasDigit) { score -= 1.5 }
    if CompanyWords.legalForms.coverage(of: keys) > 0 { score -= 2.2 }
    if keys.count > 7 { score -= 1 }
    score -= 2.5 * evidence.nameMatch(NameParts(segment.words).core)
    if heads == 0 { score -= 1.2 * evidence.companyMatch(segment) }
    if Countries.region(named: segment.text) != nil { score -= 3 }
    if segment.isLabelledAddress { score -= 2 }
    score -= Sentences.likeness(segment)
    score -= max(-0.2, min(0.9, (segment.relativeSize - 1.35) * 1.2))
    return score
  }
}
