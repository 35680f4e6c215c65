/// Counts frames over the last seconds.
struct RateMeter: Sendable {
  private static let span = 10.0
  private var frames: [(time: Double, latency: Double)] = []

  /// Notes a frame that was done at a time, so many seconds after it was received.
  mutating func note(at time: Double, latency: Double) {
    frames.append((time, latency))
    frames.removeAll { $0.time <= time - Self.span }
  }

  /// Frames a second.
  func rate(at time: Double) -> Double {
    let recent = frames.filter { $0.time > time - Self.span }
    guard let first = recent.first, let last = recent.last, recent.count > 1 else { return 0 }
    // A pause at the end counts as soon as it is longer than the steps before it.
    let step = (last.time - first.time) / Double(recent.count - 1)
    return Double(recent.count - 1) / max(1e-6, max(last.time, time - step) - first.time)
  }

  /// The mean latency in seconds; nil when there were no frames.
  func latency(at time: Double) -> Double? {
    let recent = frames.filter { $0.time > time - Self.span }
    return recent.isEmpty ? nil : recent.map(\.latency).reduce(0, +) / Double(recent.count)
  }
}
