import Dispatch
import Foundation

/// The two clocks of a watch: one for intervals, which never jumps, and one for what is written.
public struct WatchClock: Sendable {
  /// Seconds since any fixed moment; not touched by changes of the date.
  public var now: @Sendable () -> Double
  /// The date and time of day.
  public var date: @Sendable () -> Date

  public init(now: @escaping @Sendable () -> Double, date: @escaping @Sendable () -> Date) {
    self.now = now
    self.date = date
  }

  /// The clocks of the system (CLOCK_MONOTONIC, and the wall clock).
  public static let system = WatchClock(
    now: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }, date: { Date() })
}
