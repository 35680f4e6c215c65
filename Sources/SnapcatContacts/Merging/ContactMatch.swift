import Foundation

/// Says whether two values of a field mean the same.
enum ContactMatch {
  /// How two values relate.
  enum Relation: Sendable {
    case same
    /// So alike that one is likely a misreading of the other.
    case similar
    case different
  }

  static func relation(_ one: ContactValue, _ other: ContactValue, field: ContactField) -> Relation {
    if field.isPhone { return phones(one, other) }
    let (a, b) = (key(one, field), key(other, field))
    if a.isEmpty || b.isEmpty { return .different }
    if a == b { return .same }
    switch field {
    case .contactNames:
      if words(one.value) == words(other.value) { return .same }
    case .companyNames, .addresses, .jobTitles, .departments:
      let (short, long) = a.count < b.count ? (a, b) : (b, a)
      if short.count >= 5, long.contains(short), short.count * 2 > long.count { return .same }
    default: break
    }
    let longest = max(a.count, b.count)
    return longest >= 5 && editDistance(a, b, limit: max(1, longest / 8)) != nil ? .similar : .different
  }

  /// What a value comes down to when spelling does not count.
  private static func key(_ value: ContactValue, _ field: ContactField) -> String {
    switch field {
    case .emails: return value.value.lowercased()
    case .websites, .socialProfiles: return WebText.key(value.value)
    default: return TextFolding.slug(value.value)
    }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(NameParts(text).core.map { TextFolding.slug($0.text) }.filter { $0.count > 1 })
  }

  private static func phones(_ one: ContactValue, _ other: ContactValue) -> Relation {
    if let a = one.e164, let b = other.e164 { return a == b ? .same : (isNear(a, b) ? .similar : .different) }
    let (a, b) = (digits(one.e164 ?? one.value), digits(other.e164 ?? other.value))
    guard !a.isEmpty, !b.isEmpty else { return .different }
    let length = min(a.count, b.count, 8)
    if length >= 6, a.suffix(length) == b.suffix(length) { return .same }
    return isNear(a, b) ? .similar : .different
  }

  private static func isNear(_ a: String, _ b: String) -> Bool {
    a.count == b.count && zip(a, b).count { $0 != $1 } == 1
  }

  private static func digits(_ text: String) -> String { text.filter { $0.isASCII && $0.isNumber } }

  /// How many letters have to be changed, added or left out; nil when more than `limit`.
  private static func editDistance(_ one: String, _ other: String, limit: Int) -> Int? {
    let (a, b) = (Array(one), Array(other))
    guard abs(a.count - b.count) <= limit else { return nil }
    var row = Array(0...b.count)
    for i in 0..<a.count {
      var previous = row[0]
      row[0] = i + 1
      for j in 0..<b.count {
        let change = previous + (a[i] == b[j] ? 0 : 1)
        previous = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    guard let distance = row.last, distance <= limit else { return nil }
    return distance
  }
}
