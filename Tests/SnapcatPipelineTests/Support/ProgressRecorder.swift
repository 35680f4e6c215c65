import Synchronization
@testable import SnapcatPipeline

/// Keeps what a run reports.
final class ProgressRecorder: RunProgressReporter {
  private let state = Mutex<(count: Int?, reports: [ImageReport])>((nil, []))

  var imageCount: Int? { state.withLock { $0.count } }
  var reports: [ImageReport] { state.withLock { $0.reports } }

  func runStarted(imageCount: Int?) {
    state.withLock { $0.count = imageCount }
  }

  func imageFinished(_ report: ImageReport) {
    state.withLock { $0.reports.append(report) }
  }
}
