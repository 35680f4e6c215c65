import Foundation

/// Takes apart stretches that say two things: "Anna Berg, Sales Manager", "Partner | Tax Department".
enum SegmentSplitter {
  /// The segments of a stretch.
  static func split(_ segment: Segment, evidence: CardEvidence) -> [Segment] {
    if let parts = eastAsianParts(segment) { return parts }
    for separator in [", ", " - ", " – ", " — ", " / "] {
      let parts = segment.text.components(separatedBy: separator)
      guard parts.count > 1 else { continue }
      for place in 1..<parts.count {
        let left = part(of: segment, parts[..<place].joined(separator: separator))
        let right = part(of: segment, parts[place...].joined(separator: separator))
        if isBoundary(left, right, evidence: evidence, isComma: separator == ", ") {
          return [left] + split(right, evidence: evidence)
        }
      }
    }
    return [segment]
  }

  /// Name and title of "김도윤 과장"; nil for anything else.
  private static func eastAsianParts(_ segment: Segment) -> [Segment]? {
    guard segment.hasEastAsian, segment.words.count == 2 else { return nil }
    let (left, right) = (segment.words[0], segment.words[1])
    guard EastAsianWords.titles.contains(right.text), (2...4).contains(left.letters.count),
      let family = left.letters.first, NameWords.eastAsianFamilies.contains(Character(family))
    else { return nil }
    return [part(of: segment, left.text), part(of: segment, right.text)]
  }

  private static func part(of segment: Segment, _ text: String) -> Segment {
    Segment(
      line: segment.line, text: text.trimmingCharacters(in: .whitespaces), box: segment.box,
      confidence: segment.confidence, sharesLine: segment.sharesLine)
  }

  private static func isBoundary(_ left: Segment, _ right: Segment, evidence: CardEvidence, isComma: Bool) -> Bool {
    guard !left.keys.isEmpty, !right.keys.isEmpty else { return false }
    let leftIsTitle = TitleWords.heads.coverage(of: left.keys) > 0
    let rightIsTitle = TitleWords.heads.coverage(of: right.keys) > 0
    let rightIsDepartment =
      DepartmentWords.markers.coverage(of: right.keys) > 0
      || DepartmentWords.names.coverage(of: right.keys) == right.keys.count
    if leftIsTitle, rightIsDepartment, CompanyWords.legalForms.coverage(of: right.keys) == 0 {
      // "Vice President, Business Development" is one title: the first half alone would not say of what.
      let isBare = left.keys.allSatisfy { bareHeads.contains($0) }
      return !isBare || !isComma
        || DepartmentWords.markers.coverage(of: right.keys) > 0
          && DepartmentWords.names.coverage(of: right.keys) == 0
    }
    if leftIsTitle, right.words.count > 1,
      CompanyWords.legalForms.matches(in: right.keys).last?.upperBound == right.keys.count,
      CompanyWords.legalForms.coverage(of: right.keys) < right.keys.count
    {
      return true
    }
    if rightIsTitle, !leftIsTitle {
      let core = NameParts(left.words)
      let degrees = NameWords.suffixes.coverage(of: right.keys) == right.keys.count
      if !degrees, core.core.count >= 2,
        NameScorer.score(left, SegmentFacts(left, evidence: evidence))
          > (TitleWords.heads.coverage(of: right.keys) == right.keys.count ? 0 : 1.5)
      {
        return true
      }
    }
    return false
  }

  private static let bareHeads: Set<String> = [
    "vice", "president", "vp", "svp", "evp", "avp", "senior", "director", "manager", "head", "lead", "deputy",
    "global", "regional",
  ]
}
