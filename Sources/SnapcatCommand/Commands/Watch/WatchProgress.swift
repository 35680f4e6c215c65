import Foundation
import SnapcatWatch
import Synchronization

/// Tells how a watch goes on: events as lines, and the status as a line that is replaced on a terminal and repeated once
/// a minute elsewhere.
final class WatchProgress: WatchReporter {
  private static let terminalPause = 0.2
  private static let logPause = 60.0

  private let output: any TextOutput
  private let isQuiet: Bool
  private let now: @Sendable () -> Double
  private let lastShown = Mutex<Double?>(nil)

  /// - Parameter now: seconds since any fixed moment.
  init(
    output: any TextOutput, isQuiet: Bool,
    now: @escaping @Sendable () -> Double = { ProcessInfo.processInfo.systemUptime }
  ) {
    self.output = output
    self.isQuiet = isQuiet
    self.now = now
  }

  func happened(_ event: WatchEvent) {
    let clearing = output.isTerminal ? "\r" + ProgressBar.clearing : ""
    try? output.write("\(clearing)\(WatchEventText(event).line)\n")
  }

  func changed(_ status: WatchStatus) {
    guard !isQuiet, isDue() else { return }
    let text = WatchStatusText(status).line
    if output.isTerminal {
      try? output.write("\r" + String(text.prefix(max(0, output.width - 1))) + ProgressBar.clearing)
    } else {
      try? output.writeLine(text)
    }
  }

  func serving(at address: String) {
    try? output.writeLine("the page is at \(address)")
  }

  /// Takes the status line away.
  func end() {
    guard output.isTerminal else { return }
    try? output.write("\r" + ProgressBar.clearing)
  }

  private func isDue() -> Bool {
    let time = now()
    return lastShown.withLock { last in
      // The first line comes at once on a terminal; a log has the event of the start.
      if last == nil, !output.isTerminal {
        last = time
        return false
      }
      guard time - (last ?? -.infinity) >= (output.isTerminal ? Self.terminalPause : Self.logPause) else {
        return false
      }
      last = time
      return true
    }
  }
}
