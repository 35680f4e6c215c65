import Foundation
import SnapcatPipeline
import Synchronization

/// Makes room again and again, in a thread of its own so that no frame waits for it.
final class RetentionKeeper: Sendable {
  private static let pause = 5.0
  private let stop = StopSignal()
  private let added = Mutex(0)

  /// - Parameter folder: the folder `frames`.
  init(folder: FilePath, limits: [KeepLimit], clock: WatchClock) {
    guard !limits.isEmpty else { return }
    let thread = Thread { [self] in
      var retention = Retention(folder: folder, limits: limits)
      repeat {
        let bytes = added.withLock { added in
          defer { added = 0 }
          return added
        }
        _ = retention.sweep(added: bytes, date: clock.date(), now: clock.now())
      } while !stop.wait(Self.pause)
    }
    thread.qualityOfService = .utility
    thread.start()
  }

  /// Notes a frame of so many bytes.
  func note(_ bytes: Int) { added.withLock { $0 += bytes } }

  func cancel() { stop.stop() }
}
