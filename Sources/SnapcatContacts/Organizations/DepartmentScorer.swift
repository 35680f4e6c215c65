/// How much a segment looks like the name of a department.
enum DepartmentScorer {
  static func score(_ segment: Segment) -> Double {
    let keys = segment.keys
    guard !keys.isEmpty, keys.count <= 9 else { return -6 }
    if let last = segment.text.last, segment.text.count <= 12,
      EastAsianWords.departments.contains(where: { $0.last == last && segment.text.hasSuffix($0) }),
      segment.words.allSatisfy({ $0.letters.allSatisfy(\.isEastAsian) })
    {
      return 1.2
    }
    var score = -1.6
    let markers = DepartmentWords.markers.matches(in: keys)
    let names = DepartmentWords.names.coverage(of: keys)
    if !markers.isEmpty { score += 3.2 }
    if names == keys.count { score += 3.4 } else if names > 0 { score += 1.2 }
    let plain = keys.filter { !["&", "and", "und", "et", "e", "y", "of", "i", "og", "och", "ja", "en"].contains($0) }
    let areas = DepartmentWords.areas.coverage(of: plain)
    if areas == plain.count { score += 1.8 }
    let startsWithMarker = markers.first?.lowerBound == 0
    if TitleWords.heads.coverage(of: keys) > 0, !startsWithMarker { score -= markers.isEmpty ? 2.5 : 1.2 }
    if CompanyWords.legalForms.coverage(of: keys) > 0 { score -= 2 }
    if segment.words.contains(where: \.hasDigit) { score -= 1.2 }
    if segment.isLabelledAddress { score -= 2 }
    score -= Sentences.likeness(segment) * 0.7
    score -= max(0, min(0.9, (segment.relativeSize - 1.35) * 1.5))
    return score
  }
}
