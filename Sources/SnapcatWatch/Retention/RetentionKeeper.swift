import Foundation
import SnapcatPipeline
import Synchronization

/// Makes room whenever that is needed, in a thread of its own so that no frame waits for it.
final class RetentionKeeper: Sendable {
  /// Seconds after which frames are looked at for their age.
  private static let pause = 30.0

  private struct State {
    /// Bytes that may be added until room has to be made; nil without a limit.
    var room: Int? = plenty
    var largest = 0
    var isDue = false
    var isOver = false
  }

  private let state = Mutex(State())
  private let wakeUp = DispatchSemaphore(value: 0)

  /// - Parameter output: what the watch writes to.
  init(output: FilePath, limits: [KeepLimit], clock: WatchClock) {
    guard !limits.isEmpty else { return }
    let thread = Thread { [self] in
      var retention = Retention(output: output, limits: limits)
      while !state.withLock({ $0.isOver }) {
        let largest = state.withLock { state in
          (state.room, state.isDue) = (Self.plenty, false)
          return state.largest
        }
        let room = retention.sweep(date: clock.date(), now: clock.now(), largest: largest)
        let isDue = state.withLock { state in
          // What was added meanwhile may not have been counted.
          state.room = room.map { $0 - (Self.plenty - (state.room ?? Self.plenty)) }
          state.isDue = state.room.map { $0 <= 0 } ?? false
          return state.isDue
        }
        _ = wakeUp.wait(timeout: .now() + (isDue ? Self.shortPause : Self.pause))
      }
    }
    thread.qualityOfService = .utility
    thread.start()
  }

  /// Notes a frame of so many bytes.
  func note(_ bytes: Int) {
    let isDue = state.withLock { state in
      state.largest = max(state.largest, bytes)
      guard let room = state.room else { return false }
      state.room = room - bytes
      defer { state.isDue = state.isDue || room - bytes <= 0 }
      return room - bytes <= 0 && !state.isDue
    }
    if isDue { wakeUp.signal() }
  }

  func cancel() {
    state.withLock { $0.isOver = true }
    wakeUp.signal()
  }

  /// More than any disk has.
  private static let plenty = 1 << 60
  /// Seconds until the next attempt when files could not be removed.
  private static let shortPause = 1.0
}
