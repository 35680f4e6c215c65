import Synchronization

/// The first signal that asked the process to end, if any did.
final class ReceivedSignal: Sendable {
  private let stored = Mutex<Int32?>(nil)

  var number: Int32? { stored.withLock { $0 } }

  /// Notes a signal unless there was one before.
  func note(_ number: Int32) {
    stored.withLock { $0 = $0 ?? number }
  }
}
