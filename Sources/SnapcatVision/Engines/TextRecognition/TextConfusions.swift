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

  /// What one or two characters cost as one or two others, by their packed scalars.
  private static let costs: [UInt64: Double] = {
    var costs: [UInt64: Double] = [:]
    for (one, other, cost) in alike {
      for (from, to) in [(one, other), (other, one)] {
        let (from, to) = (from.map(\.soleScalar), to.map(\.soleScalar))
        costs[key(from.count, from[0], from.count > 1 ? from[1] : 0, to[0], to.count > 1 ? to[1] : 0)] = cost
      }
    }
    return costs
  }()

  /// The least cost that turns `one` into `other`; an edit that no confusion explains costs 1 or a little more.
  func distance(_ one: String, _ other: String) -> Double {
    distance(one.map { ReadSymbol(character: $0) }, Array(other))
  }

  /// The least cost that turns what was read into `other`.
  ///
  /// A character that the engine held possible in a place costs less there, one that is thin is easily overlooked. What
  /// the engine was sure of costs twice as much to change.
  func distance(_ read: [ReadSymbol], _ other: [Character]) -> Double {
    suffixDistances(read, other)[0]
  }

  /// The least costs that turn each end of what was read into `other`, by where the end starts.
  func suffixDistances(_ read: [ReadSymbol], _ other: [Character]) -> [Double] {
    let (codes, wanted) = (read.map(\.character.soleScalar), other.map(\.soleScalar))
    let gaps = read.map { Self.gap($0.character) * ($0.isDoubtful ? Self.doubt : 1) }
    let overlooked = other.map(Self.gap)
    // Thin letters and one of two equal ones are overlooked each time; whole ones hardly are.
    let overlookedAgain = other.indices.map { j in
      overlooked[j] < Self.substitution || (j > 0 && other[j] == other[j - 1]) ? 1 : Self.sureness
    }
    var table = [[Double]](repeating: [Double](repeating: .infinity, count: other.count + 1), count: read.count + 1)
    for i in stride(from: read.count, through: 0, by: -1) {
      for j in stride(from: other.count, through: 0, by: -1) {
        guard i < read.count || j < other.count else {
          table[i][j] = 0
          continue
        }
        var best = Double.infinity
        if i < read.count { best = min(best, table[i + 1][j] + gaps[i]) }
        if j < other.count {
          best = min(
            best, table[i][j + 1] + overlooked[j] * (Self.isLookedAt(read, around: i) ? overlookedAgain[j] : 1))
        }
        if i < read.count, j < other.count {
          let isSame = codes[i] == wanted[j] && (codes[i] != 0 || read[i].character == other[j])
          let alike = isSame ? 0 : Self.costs[Self.key(1, codes[i], 0, wanted[j], 0)]
          best = min(best, table[i + 1][j + 1] + Self.cost(of: read[i], as: other[j], alike: alike))
          if i + 1 < read.count, let cost = Self.costs[Self.key(2, codes[i], codes[i + 1], wanted[j], 0)] {
            best = min(best, table[i + 2][j + 1] + cost * (read[i].isSure && read[i + 1].isSure ? Self.sureness : 1))
          }
          if j + 1 < other.count, let cost = Self.costs[Self.key(1, codes[i], 0, wanted[j], wanted[j + 1])] {
            best = min(best, table[i + 1][j + 2] + cost * (read[i].isSure ? Self.sureness : 1))
          }
        }
        table[i][j] = best
      }
    }
    return table.map { $0[0] }
  }

  /// Whether the symbols on both sides of a gap come from a second look.
  private static func isLookedAt(_ read: [ReadSymbol], around gap: Int) -> Bool {
    !read.isEmpty && (gap == 0 || read[gap - 1].isLookedAt) && (gap == read.count || read[gap].isLookedAt)
  }

  /// What a symbol costs as another character; `alike` is what that costs by their shapes.
  private static func cost(of symbol: ReadSymbol, as other: Character, alike: Double?) -> Double {
    let cost = alike ?? substitution
    if let plausibility = symbol.others[other] { return min(cost, max(0.2, 0.9 - 0.8 * plausibility)) }
    return symbol.isSure ? cost * sureness : cost
  }

  /// The strings that differ from `text` by one confusion, each once.
  func neighbours(of text: String) -> [String] {
    let characters = Array(text)
    var result: Set<String> = []
    for (one, other, _) in Self.alike {
      for (from, to) in [(Array(one), Array(other)), (Array(other), Array(one))] where characters.count >= from.count {
        for start in 0...(characters.count - from.count)
        where Array(characters[start..<(start + from.count)]) == from {
          result.insert(String(characters[..<start] + to + characters[(start + from.count)...]))
        }
      }
    }
    return result.sorted()
  }

  /// How many times more it costs to change what the engine was sure of.
  private static let sureness = 2.0
  /// How many times more it costs to leave out what the engine was in doubt of.
  private static let doubt = 0.5
  /// The cost of a character that is read as another one without being like it, or not at all.
  static let substitution = 1.2

  /// The cost of a character that was overlooked, or read where none is.
  private static func gap(_ character: Character) -> Double {
    character == " " ? 0.3 : "ijlrtfI1|.,:-'·".contains(character) ? 0.6 : substitution
  }

  /// A key of at most three scalars of at most 16 bits, and how many of them were read.
  private static func key(_ count: Int, _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt64 {
    let second = UInt64(count == 1 ? d : b)
    return UInt64(count) << 62 | UInt64(a & 0xFFFF) << 32 | second << 16 | UInt64(c & 0xFFFF)
  }
}

extension Character {
  /// The character's only scalar; 0 when it has several or one beyond the basic plane.
  fileprivate var soleScalar: UInt32 {
    guard let first = unicodeScalars.first, unicodeScalars.count == 1, first.value < 0x1_0000 else { return 0 }
    return first.value
  }
}
