/// How well a company's name and an internet domain fit.
enum CompanyDomainMatch {
  /// In 0...1: 1 when the domain is the name, less for a part of it or for its initials.
  static func strength(company segment: Segment, domain: String) -> Double {
    let domain = TextFolding.fold(domain).filter { $0.isLetter || $0.isNumber }
    guard domain.count > 1 else { return 0 }
    let printed = segment.words.map(\.text)
    let names = segment.words.filter { word in
      !word.keys.isEmpty && CompanyWords.legalForms.coverage(of: word.keys) < word.keys.count
    }
    guard !names.isEmpty else { return 0 }
    var best = 0.0
    for spelt in [{ TextFolding.slug($0) }, { TextFolding.umlautSlug($0) }] as [(String) -> String] {
      let whole = spelt(printed.joined())
      let bare = spelt(names.map(\.text).joined())
      if whole == domain || bare == domain { return 1 }
      let parts = names.map { spelt($0.text) }.filter { !$0.isEmpty }
      guard let first = parts.first else { continue }
      if domain.count >= 5, bare.hasPrefix(domain) || domain.hasPrefix(bare), bare.count >= 4 {
        best = max(best, bare.hasPrefix(domain) ? 0.85 : 0.8)
      }
      if first.count >= 3, domain.hasPrefix(first) {
        let rest = domain.dropFirst(first.count)
        best = max(best, parts.dropFirst().contains { !rest.isEmpty && rest.hasSuffix($0) } ? 0.95 : 0.7)
      }
      if NameEmailMatch.isNear(bare, domain) { best = max(best, 0.85) }
      let covered = parts.filter { $0.count >= 3 && domain.contains($0) }.reduce(0) { $0 + $1.count }
      if covered > 0 { best = max(best, 0.75 * min(1, Double(covered) / Double(domain.count))) }
      let initials = String(parts.compactMap(\.first))
      if parts.count >= 2, initials == domain { best = max(best, 0.7) }
    }
    return best
  }
}
