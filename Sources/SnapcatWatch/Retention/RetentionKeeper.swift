import Foundation
import SnapcatPipeline
import Synchronization

/// Makes room whenever that is needed, in a thread of its own so that no frame waits for it unless the limit is reached.
final class RetentionKeeper: Sendable {
  /// Seconds after which frames are looked at for their age.
  private static let pause = 30.0
  /// Seconds until the next attempt when files could not be removed.
  private static let shortPause = 1.0
  /// Seconds between two looks for room.
  private static let look = 0.005

  private struct State {
    /// Nil without a limit.
    var room: RetentionRoom? = .plenty
    var added = 0
    var largest = 0
    var isSweeping = true
    var isOver = false
  }

  private let state = Mutex(State())
  private let wakeUp = DispatchSemaphore(value: 0)
  private let patience: Double

  /// - Parameters:
  ///   - output: what the watch writes to.
  ///   - patience: seconds that a frame waits for room at most.
  init(output: FilePath, limits: [KeepLimit], clock: WatchClock, patience: Double = 0.5) {
    self.patience = patience
    guard !limits.isEmpty else {
      state.withLock { $0.room = nil }
      return
    }
    let thread = Thread { [self] in
      var retention = Retention(output: output, limits: limits)
      while !state.withLock({ $0.isOver }) {
        let largest = state.withLock { state in
          (state.isSweeping, state.added) = (true, 0)
          return state.largest
        }
        let room = retention.sweep(date: clock.date(), now: clock.now(), largest: largest)
        let isShort = state.withLock { state in
          state.room = room
          // What was added meanwhile may not have been counted.
          state.room?.add(state.added)
          state.isSweeping = false
          return state.room.map { $0.untilSweep <= 0 } ?? false
        }
        _ = wakeUp.wait(timeout: .now() + (isShort ? Self.shortPause : Self.pause))
      }
    }
    thread.start()
  }

  /// Notes that a frame of so many bytes is about to be written; waits for room when the limit would be passed.
  func prepare(_ bytes: Int) {
    let isDue = state.withLock { state in
      state.largest = max(state.largest, bytes)
      state.added += bytes
      state.room?.add(bytes)
      return !state.isSweeping && (state.room?.untilSweep ?? 1) <= 0
    }
    guard isDue || isFull else { return }
    wakeUp.signal()
    for _ in 0..<Int(patience / Self.look) where isFull { Thread.sleep(forTimeInterval: Self.look) }
  }

  func cancel() {
    state.withLock { $0.isOver = true }
    wakeUp.signal()
  }

  private var isFull: Bool { state.withLock { ($0.room?.untilFull ?? 0) < 0 && !$0.isOver } }
}
