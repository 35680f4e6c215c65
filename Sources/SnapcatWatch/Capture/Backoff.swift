/// How long to wait before the next attempt: twice as long after each that failed.
struct Backoff: Hashable, Sendable {
  /// In seconds.
  var first = 0.5
  /// In seconds.
  var longest = 10.0
  private var failures = 0

  init(first: Double = 0.5, longest: Double = 10) {
    self.first = first
    self.longest = longest
  }

  /// Seconds until the next attempt, after one more that failed.
  mutating func next() -> Double {
    defer { failures += 1 }
    return min(longest, first * Double(1 << min(failures, 20)))
  }

  /// To be called when an attempt succeeded.
  mutating func reset() { failures = 0 }
}
