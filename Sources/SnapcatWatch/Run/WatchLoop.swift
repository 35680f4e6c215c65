import SnapcatPipeline

/// Brings frames from a source to a session at the right times, in a thread of its own.
struct WatchLoop {
  let provider: any FrameProvider
  let session: WatchSession
  let stop: StopSignal

  /// How a watch ended.
  enum End: Sendable {
    /// Somebody asked for it.
    case stopped
    /// The source has no more pictures; the text says so when there should have been.
    case sourceEnded(note: String?)
    /// The source cannot work.
    case failed(reason: String)
  }

  private static let longestWait = 1.0

  /// Runs until the source ends or somebody asks to stop.
  ///
  /// - Parameter frames: end after so many frames; nil for no limit.
  func run(frames limit: Int? = nil) -> End {
    var pace = Pace(options: session.options, isLive: provider.isLive)
    while !stop.isStopped {
      if let limit, session.summary.frames >= limit { return .sourceEnded(note: nil) }
      guard waitForTurn(pace.nextTurn) else { return .stopped }
      switch provider.next(within: Self.longestWait / 2) {
      case .frame(let frame):
        guard waitForTurn(pace.turn(of: frame, at: session.clock.now())) else { return .stopped }
        session.status.restarts = provider.restarts
        session.process(frame)
        if !provider.isLive {
          guard let seconds = session.awaitCard(stop) else { return .stopped }
          provider.wasHeldUp(for: seconds)
        }
        pace.finished(at: session.clock.now())
      case .pending(let state):
        session.status.restarts = provider.restarts
        session.idle(state)
      case .unreadable(let name, let reason): session.skip(name, reason: reason)
      case .ended(let note): return .sourceEnded(note: note)
      case .failed(let reason): return .failed(reason: reason)
      }
    }
    return .stopped
  }

  /// Waits until a time of the monotonic clock, with a sign of life every second; false when it is time to stop.
  private func waitForTurn(_ time: Double) -> Bool {
    while true {
      let left = time - session.clock.now()
      guard left > 0 else { return !stop.isStopped }
      if stop.wait(min(left, Self.longestWait)) { return false }
      if left > Self.longestWait { session.updateStatus() }
    }
  }
}
