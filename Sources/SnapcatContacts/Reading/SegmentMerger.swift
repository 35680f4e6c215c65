/// Puts together names of companies and people that were set on two lines.
enum SegmentMerger {
  static func merge(_ segments: [Segment], evidence: CardEvidence) -> [Segment] {
    var segments = segments
    var index = 0
    while index < segments.count {
      let neighbourhood = Neighbourhood(segments)
      if let below = neighbourhood.below[index], segments[below].line != segments[index].line,
        belongTogether(segments[index], segments[below], evidence: evidence)
      {
        segments[index] = segments[index].joined(with: segments[below], by: " ")
        segments.remove(at: below)
        if below < index { index -= 1 }
      } else {
        index += 1
      }
    }
    return segments
  }

  /// Whether a segment names a trade and at most a legal form, which is half a company's name.
  private static func isTradesOnly(_ segment: Segment) -> Bool {
    let keys = segment.keys
    guard (1...3).contains(keys.count), !segment.hasEastAsian else { return false }
    return CompanyWords.trades.coverage(of: keys) > 0
      && keys.allSatisfy { CompanyWords.trades.contains($0) || CompanyWords.legalForms.contains($0) }
  }

  private static func belongTogether(_ first: Segment, _ second: Segment, evidence: CardEvidence) -> Bool {
    let ratio = first.relativeSize / max(second.relativeSize, 0.01)
    guard (0.8...1.25).contains(ratio), !first.sharesLine, !second.sharesLine else { return false }
    let joined = first.joined(with: second, by: " ")
    // A legal form alone belongs to the name above it.
    if CompanyWords.legalForms.coverage(of: second.keys) == second.keys.count, !second.keys.isEmpty,
      TitleWords.heads.coverage(of: first.keys) == 0, second.words.allSatisfy({ !$0.hasDigit })
    {
      return true
    }
    // "Lund &" goes on in the next line.
    if let last = first.words.last?.text, last == "&" || last == "+", first.words.count > 1 { return true }
    let ownMatch = evidence.companyMatch(first)
    if ownMatch >= 0.7 || CompanyWords.trades.coverage(of: first.keys) > 0,
      first.box != nil || joined.words.allSatisfy({ $0.isAllCaps }),
      !second.keys.isEmpty, second.keys.count <= 2, CompanyWords.trades.coverage(of: second.keys) == second.keys.count,
      (0.9...1.12).contains(ratio), TitleWords.heads.coverage(of: first.keys) == 0
    {
      return true
    }
    // "WILLOW CREEK" over "ANIMAL HOSPITAL": trades need a name, and nothing else speaks for the line above.
    if isTradesOnly(second), (0.9...1.12).contains(ratio), first.words.count <= 3,
      first.words.allSatisfy({ $0.isCapitalized && !$0.hasDigit }),
      first.words.allSatisfy(\.isAllCaps) == second.words.allSatisfy(\.isAllCaps),
      !first.keys.contains(where: { GivenNames.all.contains($0) || CompanyWords.trades.contains($0) }),
      TitleWords.heads.coverage(of: first.keys) == 0, evidence.nameMatch(first.words) < 0.4,
      CompanyWords.legalForms.coverage(of: first.keys) == 0, Countries.region(named: first.text) == nil
    {
      return true
    }
    guard joined.words.count <= 6, !joined.words.contains(where: \.hasDigit) else { return false }
    let company = evidence.companyMatch(joined)
    if company >= 0.95, evidence.companyMatch(first) < 0.9, evidence.companyMatch(second) < 0.9,
      TitleWords.heads.coverage(of: second.keys) == 0, evidence.nameMatch(first.words) < 0.7,
      evidence.nameMatch(second.words) < 0.7,
      CompanyWords.legalForms.coverage(of: first.keys) == 0
    {
      return true
    }
    if first.words.count == 1, second.words.count == 1, TitleWords.heads.coverage(of: joined.keys) == 0 {
      let name = evidence.nameMatch(joined.words)
      return name >= 0.85 && evidence.nameMatch(first.words) < name && evidence.nameMatch(second.words) < name
    }
    return false
  }
}
