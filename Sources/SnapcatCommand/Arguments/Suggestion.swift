/// Finds out what was meant by a word that is none of those known.
enum Suggestion {
  /// The known word nearest to `word`; nil when none is near enough to be worth saying.
  static func closest(to word: String, among known: [String]) -> String? {
    let typed = word.lowercased()
    let tolerance = max(1, typed.count / 3)
    let candidates = known.map { word in
      (word: word, distance: distance(typed, word.lowercased()), isCompletion: word.lowercased().hasPrefix(typed))
    }
    let best = candidates.min { ($0.distance, $0.isCompletion ? 0 : 1) < ($1.distance, $1.isCompletion ? 0 : 1) }
    if let best, best.distance <= tolerance { return best.word }
    guard typed.count >= 3 else { return nil }
    let completions = known.filter { $0.lowercased().hasPrefix(typed) }
    return completions.count == 1 ? completions.first : nil
  }

  /// The number of letters to insert, drop, replace or swap with their neighbour to get from one word to the other.
  static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var current = [i]
      for j in 1...b.count {
        let replaced = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var best = min(replaced, previous[j] + 1, current[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, beforePrevious[j - 2] + 1) }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[b.count]
  }
}
