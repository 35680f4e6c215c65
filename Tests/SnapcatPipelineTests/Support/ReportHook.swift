@testable import SnapcatPipeline

/// Does something when a picture is done.
struct ReportHook: RunProgressReporter {
  let action: @Sendable (ImageReport) -> Void

  init(_ action: @escaping @Sendable (ImageReport) -> Void) {
    self.action = action
  }

  func runStarted(imageCount: Int?) {}

  func imageFinished(_ report: ImageReport) {
    action(report)
  }
}
