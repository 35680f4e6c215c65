/// Words and phrases that speak for a field.
///
/// Entries are folded; a phrase is several words with single blanks between them. A trailing "-" in the source marks a
/// beginning of words and a leading "-" an ending ("-strasse"), as compounds need them.
struct WordList: Sendable {
  private let singles: Set<String>
  private let phrases: [String: [[String]]]
  /// Endings and beginnings of compounds as UTF-8, by their last and first byte.
  private let endings: [UInt8: [[UInt8]]]
  private let beginnings: [UInt8: [[UInt8]]]

  /// - Parameter source: entries separated by commas or line ends.
  init(_ source: String...) {
    var singles: Set<String> = []
    var phrases: [String: [[String]]] = [:]
    var endings: [UInt8: [[UInt8]]] = [:]
    var beginnings: [UInt8: [[UInt8]]] = [:]
    for part in source {
      for entry in part.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        let words = entry.split(separator: " ").map(String.init)
        guard let first = words.first else { continue }
        if words.count > 1 {
          phrases[first, default: []].append(words)
        } else if first.hasPrefix("-"), let last = first.utf8.last {
          endings[last, default: []].append(Array(first.utf8.dropFirst()))
        } else if first.hasSuffix("-"), let initial = first.utf8.first {
          beginnings[initial, default: []].append(Array(first.utf8.dropLast()))
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
    let bytes = key.utf8
    if let last = bytes.last, let candidates = endings[last],
      candidates.contains(where: { bytes.count > $0.count + 1 && bytes.suffix($0.count).elementsEqual($0) })
    {
      return true
    }
    guard let first = bytes.first, let candidates = beginnings[first] else { return false }
    return candidates.contains { bytes.count > $0.count && bytes.prefix($0.count).elementsEqual($0) }
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
