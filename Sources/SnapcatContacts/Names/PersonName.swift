/// A person's name taken apart.
struct PersonName: Hashable, Sendable {
  var first: String
  var last: String

  /// Takes a printed name apart; titles before it and degrees behind it are left out.
  init(_ printed: String) {
    let parts = NameParts(printed)
    let core = parts.core
    first = core.first?.text ?? ""
    last = ""
    guard core.count > 1 else {
      if let only = core.first, only.letters.allSatisfy(\.isEastAsian), (2...4).contains(only.letters.count) {
        let family = only.letters.count == 4 ? 2 : 1
        last = String(String.UnicodeScalarView(only.letters.prefix(family)))
        first = String(String.UnicodeScalarView(only.letters.dropFirst(family)))
      }
      return
    }
    let split = Self.familyRange(of: core, commaAfterFirst: parts.hasFamilyComma)
    last = core[split].map(\.text).joined(separator: " ")
    first = (core[..<split.lowerBound] + core[split.upperBound...]).map(\.text).joined(separator: " ")
  }

  private static func familyRange(of core: [Word], commaAfterFirst: Int?) -> Range<Int> {
    if let comma = commaAfterFirst { return 0..<comma + 1 }
    let end = core.count
    // "Jean DUPONT" and "DUPONT Jean": the name in capitals is the family's.
    let capitals = core.indices.filter { core[$0].isAllCaps && core[$0].letters.count > 1 }
    if !capitals.isEmpty, capitals.count < end, let low = capitals.first, let high = capitals.last,
      high - low + 1 == capitals.count, low == 0 || high == end - 1,
      core.indices.contains(where: { !capitals.contains($0) && core[$0].letters.count > 1 })
    {
      var low = low
      while low > 1, NameWords.particles.contains(TextFolding.fold(core[low - 1].text)) { low -= 1 }
      return low..<high + 1
    }
    // Family names first where the language does so.
    let firstKey = core[0].keys.joined()
    if NameWords.vietnameseFamilies.contains(firstKey), core.contains(where: { hasVietnameseMarks($0.text) }) {
      return 0..<1
    }
    if core[0].letters.allSatisfy(\.isEastAsian) { return 0..<1 }
    let lastKey = core[end - 1].keys.joined()
    if end == 2 || end == 3, !GivenNames.all.contains(firstKey) {
      let isChinese = NameWords.chineseFamilies.contains(firstKey) || NameWords.koreanFamilies.contains(firstKey)
      let lastIsFamily = NameWords.chineseFamilies.contains(lastKey) || NameWords.koreanFamilies.contains(lastKey)
      let isHyphenated =
        core[1].text.contains("-") && core[1].keys.count == 2 && core[1].keys.allSatisfy { $0.count <= 6 }
      if isChinese, !lastIsFamily, isHyphenated || end == 3 { return 0..<1 }
    }
    // Particles go with what follows them.
    var start = end - 1
    while start > 1, NameWords.particles.contains(TextFolding.fold(core[start - 1].text)) { start -= 1 }
    return start..<end
  }

  private static func hasVietnameseMarks(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      (0x1EA0...0x1EF9).contains($0.value) || "ĂăĐđƠơƯư".unicodeScalars.contains($0)
    }
  }
}
