import Foundation

/// How well a name and the local part of an e-mail address fit.
enum NameEmailMatch {
  /// In 0...1: 1 when first and last name are both there, about 0.7 for one of them, 0.4 for initials.
  static func strength(name words: [Word], local: String) -> Double {
    let local = TextFolding.fold(local)
    let whole = local.filter { $0.isLetter }
    guard whole.count > 1, !words.isEmpty, words.count <= 6 else { return 0 }
    let spellings = [words.map { TextFolding.slug($0.text) }, words.map { TextFolding.umlautSlug($0.text) }]
    var best = 0.0
    for (index, spelling) in spellings.enumerated() {
      if index == 1, spelling == spellings[0] { break }
      best = max(best, strength(names: spelling.filter { !$0.isEmpty }, whole: whole))
    }
    return best
  }

  private static func strength(names: [String], whole: String) -> Double {
    let long = names.filter { $0.count > 1 }
    let joined = names.joined()
    if whole == joined { return 1 }
    var best = 0.0
    for (index, name) in long.enumerated() {
      guard whole.contains(name) || isNear(whole, name) else { continue }
      let rest = whole.replacingFirst(name, with: "")
      let isExact = whole.contains(name)
      let others = long.enumerated().filter { $0.offset != index }.map(\.element)
      if rest.isEmpty || !isExact {
        best = max(best, name.count >= 3 ? (isExact ? 0.7 : 0.55) : 0.3)
      } else if others.contains(where: { rest.contains($0) || isNear(rest, $0) }) {
        best = max(best, 1)
      } else if let first = rest.first, rest.count <= 2, others.contains(where: { $0.first == first }) {
        best = max(best, 0.9)
      } else if names.contains(where: { $0.hasPrefix(rest) && rest.count >= 2 }) {
        best = max(best, 0.9)
      } else if name.count >= 4, Double(name.count) / Double(whole.count) > 0.6 {
        best = max(best, 0.5)
      }
    }
    if best == 0, names.count > 1 {
      let initials = String(names.compactMap(\.first))
      if whole == initials, whole.count >= 2 { best = 0.4 }
      if let first = names.first, let last = names.last, whole.count <= 4, whole.count >= 2,
        first.hasPrefix(String(whole.prefix(1))) && last.hasPrefix(String(whole.dropFirst()))
      {
        best = max(best, 0.4)
      }
    }
    return best
  }

  /// Whether two words of five letters or more differ by one reading error.
  static func isNear(_ left: String, _ right: String) -> Bool {
    let a = Array(left)
    let b = Array(right)
    guard a.count >= 5, b.count >= 5, abs(a.count - b.count) <= 1 else { return false }
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var tail = 0
    while tail < min(a.count, b.count) - start, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    return max(a.count, b.count) - start - tail <= 1
  }
}

extension String {
  /// The string with the first occurrence of a part replaced.
  fileprivate func replacingFirst(_ part: String, with replacement: String) -> String {
    guard let range = range(of: part) else { return self }
    return replacingCharacters(in: range, with: replacement)
  }
}
