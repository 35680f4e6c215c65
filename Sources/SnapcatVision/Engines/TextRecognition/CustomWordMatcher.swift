/// Compares what was read with one custom word.
struct CustomWordMatcher {
  /// What was read with the custom word in its place, and what that costs.
  struct Match {
    var text: String
    var cost: Double
  }

  /// The custom word.
  let word: String
  /// Whether it is the end of addresses, such as "@gmail.com" or "example.com".
  let isDomain: Bool
  /// No reading speaks against a word by more than this: it may be of no use at all.
  private static let mostDissent = 2.4

  private let characters: [Character]
  private let lowercased: String
  private let confusions = TextConfusions()

  init(_ word: String) {
    self.word = word
    characters = Array(word)
    lowercased = word.lowercased()
    isDomain = !word.contains(" ") && (word.hasPrefix("@") || word.contains("."))
  }

  /// How many words it may have been read as, the likeliest number first: its own, one fewer or one more; up to two
  /// blanks may have been read into a domain.
  var wordCounts: [Int] {
    let count = characters.count(where: { $0 == " " }) + 1
    return isDomain ? [1, 2, 3] : [count, count - 1, count + 1]
  }

  /// Above this distance a second look is not worth it.
  var worthALook: Double { 0.45 * Double(characters.count) }

  /// The largest distance that counts as looking alike; the surer the reading, the smaller.
  func allowance(confidence: Float) -> Double {
    let count = Double(characters.count)
    return switch confidence {
    case ..<0.5: min(2.2, 0.16 * count)
    case ..<0.75: min(1.7, 0.12 * count)
    case ...0.87: min(1.15, 0.12 * count)
    case ...0.93: min(0.8, 0.12 * count)
    default: min(0.5, 0.12 * count)
    }
  }

  /// Whether the text is or ends with the custom word, in capitals or not.
  func holds(_ text: String) -> Bool {
    let text = text.lowercased()
    if isDomain { return text.hasSuffix(lowercased) }
    let symbols = text.map { ReadSymbol(character: $0) }
    return String(symbols[withoutPunctuation(symbols)].map(\.character)) == lowercased
  }

  /// The part of what was read that is most like the custom word, replaced by it; nil when no part can be.
  func best(_ read: [ReadSymbol]) -> Match? {
    guard isDomain else {
      let core = withoutPunctuation(read)
      let (head, tail) = (read[..<core.lowerBound], read[core.upperBound...])
      return Match(
        text: String(head.map(\.character)) + word + String(tail.map(\.character)),
        cost: confusions.distance(Array(read[core]), characters))
    }
    let costs = confusions.suffixDistances(read, characters)
    var best: Match?
    for length in (characters.count - 2)...(characters.count + 4) where length > 0 && length <= read.count {
      let start = read.count - length
      guard costs[start] < best?.cost ?? .infinity, isBoundary(read, at: start) else { continue }
      best = Match(text: String(read[..<start].map(\.character)) + word, cost: costs[start])
    }
    return best
  }

  /// What several readings of one place give: the one most like the custom word counts most, the others must not speak
  /// too much against it.
  func best(amongReadings readings: [[ReadSymbol]]) -> Match? {
    let matches = readings.compactMap { best($0) }
    guard var best = matches.min(by: { $0.cost < $1.cost }), let worst = matches.map(\.cost).max() else { return nil }
    best.cost = 0.65 * best.cost + 0.35 * min(worst, best.cost + Self.mostDissent)
    return best
  }

  /// Whether a domain may start at a place of a word: after a local part or a label, or where the word starts.
  private func isBoundary(_ read: [ReadSymbol], at start: Int) -> Bool {
    if word.hasPrefix("@") {
      return start > 0 && (read[start - 1].character.isLetter || read[start - 1].character.isNumber)
        && !read[..<start].contains { $0.character == "@" }
    }
    return start == 0 || "@./:".contains(read[start - 1].character)
  }

  private func withoutPunctuation(_ read: [ReadSymbol]) -> Range<Int> {
    let isPart: (ReadSymbol) -> Bool = { $0.character.isLetter || $0.character.isNumber }
    guard let first = read.firstIndex(where: isPart), let last = read.lastIndex(where: isPart) else {
      return 0..<read.count
    }
    return first..<(last + 1)
  }
}
