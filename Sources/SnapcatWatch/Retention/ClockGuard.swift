import Foundation

/// Tells whether the date can be believed: a date that leaps must not make everything look old.
struct ClockGuard: Sendable {
  private static let tolerance = 3600.0
  /// How long a date has to go evenly after it leapt forward, in seconds.
  private static let probation = 86_400.0
  private var last: (date: Date, now: Double)?
  private var trustedFrom = -Double.infinity

  /// Takes in the two clocks; false while the date is on probation.
  mutating func trusts(_ date: Date, now: Double) -> Bool {
    if let last, date.timeIntervalSince(last.date) - (now - last.now) > Self.tolerance {
      trustedFrom = now + Self.probation
    }
    last = (date, now)
    return now >= trustedFrom
  }
}
