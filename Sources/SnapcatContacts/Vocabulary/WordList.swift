/// Words and phrases that speak for a field.
///
/// Entries are folded; a phrase is several words with single blanks between them. A trailing "-" in the source marks a
/// beginning of words and a leading "-" an ending ("-strasse"), as compounds need them.
struct WordList: Sendable {
  private let singles: Set<String>
  private let phrases: [String: [[String]]]
  private let endings: [String]
  private let beginnings: [String]

  /// - Parameter source: entries separated by commas or line ends.
  init(_ source: String...) {
    var singles: Set<String> = []
    var phrases: [String: [[String]]] = [:]
    var endings: [String] = []
    var beginnings: [String] = []
    for part in source {
      for entry in part.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        let words = entry.split(separator: " ").map(String.init)
        guard let first = words.first else { continue }
        if words.count > 1 {
          phrases[first, default: []].append(words)
        } else if first.hasPrefix("-") {
          endings.append(String(first.dropFirst()))
        } else if first.hasSuffix("-") {
          beginnings.append(String(first.dropLast()))
        } else {
          singles.insert(first)
        }
      }
    }
    self.singles = singles
    self.phrases = phrases.mapValues { $0.sorted { $0.count > $1.count } }
    self.endings = endings
    self.beginnings = beginnings
  }

  /// Whether the key is an entry, or a compound that begins or ends as an entry says.
  func contains(_ key: String) -> Bool {
    if singles.contains(key) { return true }
    if endings.contains(where: { key.count > $0.count + 1 && key.hasSuffix($0) }) { return true }
    return beginnings.contains { key.count > $0.count && key.hasPrefix($0) }
  }

  /// Where entries stand among the keys, longest first at each place, without overlaps.
  func matches(in keys: [String]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < keys.count {
      if let length = length(at: index, in: keys) {
        found.append(index..<index + length)
        index += length
      } else {
        index += 1
      }
    }
    return found
  }

  /// How many keys the entries cover.
  func coverage(of keys: [String]) -> Int { matches(in: keys).reduce(0) { $0 + $1.count } }

  /// How many keys the longest entry at a place takes; nil when there is none.
  func length(at index: Int, in keys: [String]) -> Int? {
    if let candidates = phrases[keys[index]] {
      for phrase in candidates where index + phrase.count <= keys.count {
        if zip(phrase, keys[index...]).allSatisfy({ $0 == $1 }) { return phrase.count }
      }
    }
    return contains(keys[index]) ? 1 : nil
  }
}
