import Dispatch
import Foundation
import Synchronization

/// Hands the newest picture to any number of readers; nobody who publishes ever waits for one of them.
final class FrameHub: Sendable {
  private struct State {
    var latest: Data?
    var number = 0
    var isClosed = false
    var readers: [Int: DispatchSemaphore] = [:]
    var nextReader = 0
  }

  /// The most readers at once.
  let maximumReaders: Int
  private let state = Mutex(State())

  init(maximumReaders: Int = 8) {
    self.maximumReaders = maximumReaders
  }

  /// The newest picture; nil before the first one.
  var latest: Data? { state.withLock { $0.latest } }

  /// How many readers there are.
  var readerCount: Int { state.withLock { $0.readers.count } }

  /// Makes a picture the newest one.
  func publish(_ jpeg: Data) {
    state.withLock { state in
      state.latest = jpeg
      state.number += 1
      for reader in state.readers.values { reader.signal() }
    }
  }

  /// Sends all readers away, now and later.
  func close() {
    state.withLock { state in
      state.isClosed = true
      for reader in state.readers.values { reader.signal() }
    }
  }

  /// A new reader; nil when there are too many.
  func subscribe() -> FrameSubscription? {
    state.withLock { state in
      guard !state.isClosed, state.readers.count < maximumReaders else { return nil }
      defer { state.nextReader += 1 }
      // Libdispatch ends the process when a semaphore goes away with less than it began with: it begins with none.
      let signal = DispatchSemaphore(value: 0)
      if state.latest != nil { signal.signal() }
      state.readers[state.nextReader] = signal
      return FrameSubscription(hub: self, id: state.nextReader, signal: signal)
    }
  }

  fileprivate func frame(after number: Int) -> (isClosed: Bool, number: Int, picture: Data?) {
    state.withLock { ($0.isClosed, $0.number, $0.number > number ? $0.latest : nil) }
  }

  fileprivate func unsubscribe(_ id: Int) { state.withLock { $0.readers[id] = nil } }
}

/// A reader of the newest picture.
final class FrameSubscription: Sendable {
  private let hub: FrameHub
  private let id: Int
  private let signal: DispatchSemaphore
  private let seen = Mutex(0)

  fileprivate init(hub: FrameHub, id: Int, signal: DispatchSemaphore) {
    self.hub = hub
    self.id = id
    self.signal = signal
  }

  deinit { hub.unsubscribe(id) }

  /// Waits for a picture that this reader has not had; those that came while it was busy are left out.
  ///
  /// Nil at the end.
  func next() -> Data? {
    while true {
      signal.wait()
      let (isClosed, number, picture) = hub.frame(after: seen.withLock { $0 })
      if isClosed { return nil }
      guard let picture else { continue }
      seen.withLock { $0 = number }
      return picture
    }
  }
}
