/// How much a segment looks like a person's name.
enum NameScorer {
  static func score(_ segment: Segment, _ facts: SegmentFacts) -> Double {
    let parts = facts.name
    let core = parts.core
    guard !core.isEmpty, core.count <= 6 else { return -6 }
    var score = -1.5
    if core.contains(where: \.hasDigit) {
      // A letter that was read as a digit, in a name that the e-mail address knows.
      guard facts.nameMatch >= 0.7,
        core.allSatisfy({ !$0.hasDigit || $0.keys.allSatisfy { !$0.contains(where: \.isNumber) } })
      else { return -6 }
      score -= 0.5
    }
    if core.allSatisfy({ !$0.letters.isEmpty && $0.letters.allSatisfy(\.isEastAsian) }) {
      return score + eastAsianScore(core)
    }
    switch core.filter({ $0.letters.count > 1 }).count {
    case 2, 3: score += 1
    case 1: score += parts.prefixes.isEmpty ? -1.5 : 0
    case 4: score += 0.4
    case 0: return -6
    default: score -= 0.8
    }
    let isWellFormed = core.allSatisfy { word in
      word.isCapitalized || NameWords.particles.contains(TextFolding.fold(word.text))
    }
    score += isWellFormed ? 0.8 : -2
    if core.contains(where: { hasOddCharacters($0.text) }) { score -= 2.5 }
    let keys = core.flatMap(\.keys)
    let firstKey = core[0].keys.first ?? ""
    let isGiven = facts.knowsGivenNames && GivenNames.all.contains(firstKey)
    if isGiven {
      score += 1.5
    } else if facts.knowsGivenNames, keys.dropFirst().contains(where: { GivenNames.all.contains($0) }) {
      score += 0.8
    }
    if core.count > 2, core[1].isInitial { score += 0.6 }
    score += 4.2 * facts.nameMatch
    if !parts.prefixes.isEmpty { score += 1.2 }
    if !parts.suffixes.isEmpty { score += 1.2 }
    // Words of other fields speak against it, less so where they may be a family name ("Anna Baker").
    let titles = facts.titleHeads == 0 ? 0 : TitleWords.heads.coverage(of: keys)
    if titles > 0 {
      let onlyLast = isGiven && titles == 1 && keys.last.map { TitleWords.heads.contains($0) } == true
      score -= onlyLast ? 0.6 : 2.2
    }
    if !facts.legalForms.isEmpty { score -= isGiven ? 2 : 3 }
    let trades = facts.trades == 0 ? 0 : CompanyWords.trades.coverage(of: keys)
    if trades > 0 { score -= isGiven && trades == 1 && keys.count == 2 ? 0.8 : 1.6 }
    if !facts.departmentMarkers.isEmpty || facts.departmentNames > 0 { score -= 2 }
    if facts.isAllAreas { score -= 1.5 }
    if segment.words.contains(where: { $0.text == "&" || $0.text == "+" || TextFolding.fold($0.text) == "and" }) {
      score -= 2.5
    }
    if facts.isCountry { score -= 4 }
    if facts.streets > 0 { score -= 0.6 }
    score -= facts.sentence
    if segment.isLabelledAddress { score -= 3 }
    score += max(-0.8, min(1.5, (segment.relativeSize - 1) * 2.2))
    return score
  }

  private static func eastAsianScore(_ core: [Word]) -> Double {
    let letters = core.flatMap(\.letters)
    guard (2...5).contains(letters.count), let first = letters.first else { return -3 }
    let text = String(String.UnicodeScalarView(letters))
    if EastAsianWords.titles.contains(where: { text.contains($0) }) { return -3 }
    if CompanyWords.eastAsian.contains(where: { text.contains($0) }) { return -3 }
    return NameWords.eastAsianFamilies.contains(Character(first)) ? 3.5 : 0.8
  }

  private static func hasOddCharacters(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      !scalar.isLetter && !".'’-‑`´()".unicodeScalars.contains(scalar)
        && scalar.properties.generalCategory != .nonspacingMark
    }
  }
}
