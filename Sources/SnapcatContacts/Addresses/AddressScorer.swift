/// How much a segment looks like a part of a postal address.
enum AddressScorer {
  static func score(_ segment: Segment, _ facts: SegmentFacts) -> Double {
    let words = segment.words
    let keys = segment.keys
    guard !words.isEmpty else { return -6 }
    if segment.isLabelledAddress { return 4 }
    if facts.isCountry { return 3 }
    if segment.hasEastAsian, facts.hasDigit {
      if StreetWords.eastAsian.filter({ segment.text.contains($0) }).count >= 2 { return 3 }
    }
    var score = -1.8
    let hasNumber = facts.hasDigit
    let streets = facts.streets
    if streets > 0 { score += hasNumber ? 3 : 1.2 }
    let parts = StreetWords.parts.coverage(of: keys)
    if parts > 0 { score += hasNumber ? 1.5 : 0.4 }
    if let postcode = Postcodes.matches(in: words).max(by: { $0.certainty < $1.certainty }),
      words.count > postcode.range.count
    {
      score += 4 * postcode.certainty
    }
    if StreetWords.towns.coverage(of: keys) > 0 { score += 0.8 }
    if let last = segment.text.split(separator: ",").last, segment.text.contains(","),
      Countries.region(named: String(last)) != nil
    {
      score += 2.5
    }
    if let first = words.first, isHouseNumber(first.text), words.count > 1, words.count <= 6,
      words[1].isCapitalized || words[1].text.first?.isNumber == true
    {
      score += 1.6
    }
    if words.count > 1, words.count <= 5, let last = words.last, isHouseNumber(last.text), words[0].isCapitalized {
      score += 1.5
    }
    if segment.text.contains(","), hasNumber { score += 0.5 }
    // "Springfield, IL" and the like.
    if words.count > 1, let last = words.last, StreetWords.states[last.text] != nil,
      words[words.count - 2].endsWithComma
    {
      score += 2
    }
    if facts.titleHeads > 0, !hasNumber || streets == 0 { score -= 1.5 }
    if !facts.legalForms.isEmpty, streets == 0 { score -= 1.5 }
    score -= 2 * facts.nameMatch
    score -= 1.5 * facts.companyMatch * (hasNumber ? 0.3 : 1)
    if !words.contains(where: { $0.letters.count > 1 }) { score -= 3 }
    score -= facts.sentence
    return score
  }

  /// Whether the text is a house number: "12", "12a", "30/73", "5-7".
  private static func isHouseNumber(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isDigit, text.count <= 9 else { return false }
    let digits = text.unicodeScalars.filter(\.isDigit).count
    let letters = text.unicodeScalars.filter(\.isLetter).count
    return digits <= 6 && letters <= 2
  }
}
