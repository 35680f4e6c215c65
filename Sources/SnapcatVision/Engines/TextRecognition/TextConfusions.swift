/// How much two strings differ to someone who knows which shapes look alike.
struct TextConfusions {
  /// Shapes that are taken for each other, with the cost of doing so.
  private static let alike: [(String, String, Double)] = [
    ("0", "O", 0.25), ("0", "o", 0.25), ("O", "o", 0.2), ("0", "Q", 0.4), ("0", "D", 0.4), ("O", "Q", 0.35),
    ("1", "l", 0.25), ("1", "I", 0.25), ("l", "I", 0.2), ("1", "i", 0.3), ("l", "i", 0.3), ("I", "i", 0.3),
    ("1", "|", 0.2), ("l", "|", 0.2), ("I", "|", 0.2), ("i", "j", 0.4), ("l", "t", 0.5), ("1", "7", 0.5),
    ("5", "S", 0.25), ("5", "s", 0.3), ("S", "s", 0.2), ("8", "B", 0.3), ("6", "b", 0.4), ("6", "G", 0.4),
    ("2", "Z", 0.3), ("2", "z", 0.3), ("9", "g", 0.4), ("9", "q", 0.4), ("g", "q", 0.4), ("g", "a", 0.5),
    ("c", "e", 0.4), ("c", "o", 0.5), ("e", "o", 0.5), ("a", "o", 0.5), ("n", "h", 0.5), ("n", "r", 0.5),
    ("u", "v", 0.4), ("v", "y", 0.5), ("u", "n", 0.5), ("f", "t", 0.4), ("h", "b", 0.5), ("m", "n", 0.5),
    ("C", "c", 0.2), ("V", "v", 0.2), ("W", "w", 0.2), ("X", "x", 0.2), ("Z", "z", 0.2), ("K", "k", 0.25),
    ("P", "p", 0.25), ("U", "u", 0.2), ("M", "m", 0.3), ("Y", "y", 0.25), ("C", "G", 0.5), ("E", "F", 0.5),
    (".", ",", 0.2), (".", "·", 0.2), ("-", "_", 0.3), ("-", "–", 0.1), (".", "-", 0.5), (" ", "-", 0.4),
    (" ", ".", 0.4), ("t", "r", 0.5), ("e", "a", 0.6), ("i", "l", 0.3), ("é", "e", 0.3), ("á", "a", 0.3),
    ("@", "©", 0.2), ("@", "ĝ", 0.2), ("O", "D", 0.4), ("@", "®", 0.2), ("@", "a", 0.5), ("@", "Q", 0.5),
    ("@", "G", 0.5), ("@", "e", 0.6),
    ("rn", "m", 0.3), ("cl", "d", 0.4), ("vv", "w", 0.3), ("ii", "u", 0.4), ("li", "h", 0.5), ("ri", "n", 0.5),
    ("nn", "m", 0.5), ("(", "C", 0.4), ("fi", "ﬁ", 0.05), ("fl", "ﬂ", 0.05),
  ]

  private struct Pair: Hashable {
    let one: [Character]
    let other: [Character]
  }

  private let costs: [Pair: Double]

  init() {
    var costs: [Pair: Double] = [:]
    for (one, other, cost) in Self.alike {
      costs[Pair(one: Array(one), other: Array(other))] = cost
      costs[Pair(one: Array(other), other: Array(one))] = cost
    }
    self.costs = costs
  }

  /// The least cost that turns `one` into `other`; an edit that no confusion explains costs 1 or a little more.
  func distance(_ one: String, _ other: String) -> Double {
    distance(one.map { ReadSymbol(character: $0) }, Array(other))
  }

  /// The least cost that turns what was read into `other`.
  ///
  /// A character that the engine held possible in a place costs little there, one that is thin is easily overlooked.
  func distance(_ read: [ReadSymbol], _ other: [Character]) -> Double {
    let characters = read.map(\.character)
    var table = [[Double]](repeating: [Double](repeating: .infinity, count: other.count + 1), count: read.count + 1)
    table[0][0] = 0
    for i in 0...read.count {
      for j in 0...other.count where i + j > 0 {
        var best = Double.infinity
        if i > 0 { best = min(best, table[i - 1][j] + Self.gap(characters[i - 1])) }
        if j > 0 { best = min(best, table[i][j - 1] + Self.gap(other[j - 1])) }
        if i > 0, j > 0, read[i - 1].others.contains(other[j - 1]) {
          best = min(best, table[i - 1][j - 1] + Self.possible)
        }
        for (di, dj) in [(1, 1), (2, 1), (1, 2)] where i >= di && j >= dj {
          best = min(best, table[i - di][j - dj] + cost(characters[(i - di)..<i], other[(j - dj)..<j]))
        }
        table[i][j] = best
      }
    }
    return table[read.count][other.count]
  }

  /// The strings that differ from `text` by one confusion, each once.
  func neighbours(of text: String) -> [String] {
    let characters = Array(text)
    var result: Set<String> = []
    for (pair, _) in costs {
      let length = pair.one.count
      guard characters.count >= length else { continue }
      for start in 0...(characters.count - length) where Array(characters[start..<(start + length)]) == pair.one {
        result.insert(String(characters[..<start] + pair.other + characters[(start + length)...]))
      }
    }
    return result.sorted()
  }

  /// The cost of a character that the engine held possible besides the one it read.
  private static let possible = 0.3
  /// The cost of a character that is read as another one without being like it.
  private static let substitution = 1.2

  /// The cost of a character that was overlooked, or read where none is.
  private static func gap(_ character: Character) -> Double {
    character == " " ? 0.3 : "ijlrtfI1|.,:-'·".contains(character) ? 0.6 : 1.2
  }

  private func cost(_ one: ArraySlice<Character>, _ other: ArraySlice<Character>) -> Double {
    if one.elementsEqual(other) { return 0 }
    return costs[Pair(one: Array(one), other: Array(other))]
      ?? (one.count == 1 && other.count == 1 ? Self.substitution : .infinity)
  }
}
