/// When the next frame is due, by the monotonic clock.
///
/// Cameras are asked on an even grid of times, so that delays do not add up; a turn that was missed is taken at once, and
/// the grid starts anew there. Videos are played at their own speed, or as fast as they can be looked at.
struct Pace: Sendable {
  private let interval: Double
  private let isLive: Bool
  /// Nil for as fast as possible.
  private let speed: Double?
  /// The earliest time to ask for the next frame.
  private(set) var nextTurn = -Double.infinity
  /// The moment at which media time 0 is played.
  private var origin: Double?

  init(options: WatchOptions, isLive: Bool) {
    interval = options.interval
    self.isLive = isLive
    if case .folder = options.source { speed = nil } else { speed = options.speed }
  }

  /// When a frame that was brought at `now` is to be looked at.
  mutating func turn(of frame: CapturedFrame, at now: Double) -> Double {
    guard !isLive else {
      // The first frame starts the grid.
      if nextTurn == -.infinity { nextTurn = now }
      return now
    }
    guard let speed else { return now }
    let origin = origin ?? now - frame.mediaTime / speed
    self.origin = origin
    return origin + frame.mediaTime / speed
  }

  /// Notes that a frame was looked at.
  mutating func finished(at now: Double) {
    guard isLive else { return }
    nextTurn = max(nextTurn + interval, now)
  }
}
