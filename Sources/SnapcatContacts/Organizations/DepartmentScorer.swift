/// How much a segment looks like the name of a department.
enum DepartmentScorer {
  static func score(_ segment: Segment, _ facts: SegmentFacts) -> Double {
    let keys = segment.keys
    guard !keys.isEmpty, keys.count <= 9 else { return -6 }
    if segment.hasEastAsian, let last = segment.text.last, segment.text.count <= 12,
      EastAsianWords.departments.contains(where: { $0.last == last && segment.text.hasSuffix($0) }),
      segment.words.allSatisfy({ $0.letters.allSatisfy(\.isEastAsian) })
    {
      return 1.2
    }
    var score = -1.6
    let markers = facts.departmentMarkers
    let names = facts.departmentNames
    if !markers.isEmpty { score += 3.2 }
    if names == keys.count { score += 3.4 } else if names > 0 { score += 1.2 }
    if facts.isAllAreas { score += 1.8 }
    let startsWithMarker = markers.first?.lowerBound == 0
    if facts.titleHeads > 0, !startsWithMarker { score -= markers.isEmpty ? 2.5 : 1.2 }
    if !facts.legalForms.isEmpty { score -= 2 }
    score -= 2.5 * facts.companyMatch
    if facts.hasDigit { score -= 1.2 }
    if segment.isLabelledAddress { score -= 2 }
    score -= facts.sentence * 0.7
    score -= max(0, min(0.9, (segment.relativeSize - 1.35) * 1.5))
    return score
  }
}
