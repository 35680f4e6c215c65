@testable import SnapcatCommand

/// An output that nobody reads.
struct ClosedOutput: TextOutput {
  let isTerminal = false
  let width = 80

  func write(_ text: String) throws { throw BrokenPipeError() }
}
