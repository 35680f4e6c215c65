import Foundation
import SnapcatPipeline
import SnapcatVision
import Synchronization

/// Shows how a run goes on: a bar on a terminal, elsewhere one plain line per picture that is not taken over.
final class RunProgress: RunProgressReporter {
  /// The shortest time between two states of the bar, in seconds.
  private static let barInterval = 0.1

  private struct State {
    var total: Int?
    var done = 0
    var takenOver = 0
    var lastShown = -Double.infinity
    var started = 0.0
    var failures: [ImageError.Kind: Int] = [:]
  }

  private let output: any TextOutput
  private let now: @Sendable () -> Double
  private let state = Mutex(State())

  /// Creates a reporter that writes to `output`.
  ///
  /// - Parameter now: seconds since any fixed moment.
  init(output: any TextOutput, now: @escaping @Sendable () -> Double = { ProcessInfo.processInfo.systemUptime }) {
    self.output = output
    self.now = now
  }

  /// How many pictures could not be worked on, by the kind of their errors.
  var failures: [ImageError.Kind: Int] { state.withLock { $0.failures } }

  /// How many pictures are done.
  var finished: Int { state.withLock { $0.done } }

  func runStarted(imageCount: Int?) {
    state.withLock {
      $0.total = imageCount
      $0.started = now()
    }
    show()
  }

  func imageFinished(_ report: ImageReport) {
    state.withLock {
      $0.done += 1
      $0.takenOver += report.isTakenOver ? 1 : 0
      if let error = report.error { $0.failures[error.kind, default: 0] += 1 }
    }
    if report.isTakenOver {
      show()
    } else if !output.isTerminal {
      try? output.writeLine(ImageReportText(report).line)
    } else if report.error != nil {
      try? output.write("\r" + ProgressBar.clearing + ImageReportText(report).line + "\n")
      show(force: true)
    } else {
      show()
    }
  }

  /// Takes the bar away; to be called when the run has ended, in whatever way.
  func end() {
    guard output.isTerminal else { return }
    try? output.write("\r" + ProgressBar.clearing)
  }

  private func show(force: Bool = false) {
    guard output.isTerminal else { return }
    let bar = state.withLock { state -> ProgressBar? in
      let time = now()
      let isLast = state.done == state.total
      guard force || isLast || time - state.lastShown >= Self.barInterval else { return nil }
      state.lastShown = time
      return ProgressBar(
        done: state.done, takenOver: state.takenOver, total: state.total, seconds: time - state.started)
    }
    if let bar { try? output.write("\r" + bar.text(width: output.width) + ProgressBar.clearing) }
  }
}
