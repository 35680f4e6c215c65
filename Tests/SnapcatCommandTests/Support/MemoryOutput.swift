import Synchronization

@testable import SnapcatCommand

/// An output that keeps what is written to it.
final class MemoryOutput: TextOutput {
  let isTerminal: Bool
  let width: Int
  private let written = Mutex("")

  init(isTerminal: Bool = false, width: Int = 80) {
    self.isTerminal = isTerminal
    self.width = width
  }

  var text: String { written.withLock { $0 } }

  func write(_ text: String) { written.withLock { $0 += text } }
}
