import Foundation
import SnapcatPipeline
import SnapcatVision

/// Watches a camera, video or folder until it ends or the task is cancelled.
public struct WatchRunner: Sendable {
  public let options: WatchOptions
  public let engines: VisionEngines
  public let clock: WatchClock

  public init(_ options: WatchOptions, engines: VisionEngines = .standard, clock: WatchClock = .system) {
    self.options = options
    self.engines = engines
    self.clock = clock
  }

  /// Watches.
  ///
  /// - Returns: what was seen, once the source has no more pictures.
  /// - Throws: ``WatchError`` when the source or the output cannot work, `VisionError` when the model is not there,
  ///   `DrawingError` when the emoji's font is not there, `CancellationError` when the task was cancelled; the files are
  ///   complete in each case.
  public func run(reporter: any WatchReporter = SilentWatchReporter()) async throws -> WatchSummary {
    let output = try WatchOutput(options.output, logLimit: EventLog.limit(keeping: options.keepLimits))
    let provider = try FrameProviderFactory(options: options, clock: clock).make()
    let stop = StopSignal()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let thread = Thread {
          defer { provider.cancel() }
          continuation.resume(with: Result { try watch(provider, output, stop, reporter) })
        }
        thread.name = "watch"
        thread.start()
      }
    } onCancel: {
      stop.stop()
      provider.cancel()
      endInHaste(output)
    }
  }

  private func watch(
    _ provider: any FrameProvider, _ output: WatchOutput, _ stop: StopSignal, _ reporter: any WatchReporter
  ) throws -> WatchSummary {
    try checkDetection()
    let helpers = try WatchHelpers(options, output: output, engines: engines, clock: clock)
    defer { helpers.cancel() }
    if let address = helpers.address { reporter.serving(at: address) }
    let session = try WatchSession(
      options, output: output, helpers: helpers, engines: engines, clock: clock, reporter: reporter)
    let end = WatchLoop(provider: provider, session: session, stop: stop).run(frames: options.frameLimit)
    var summary = session.summary
    summary.restarts = provider.restarts
    switch end {
    case .stopped:
      session.finish("stopped")
      throw CancellationError()
    case .sourceEnded(let note):
      if let note { session.emit(WatchEvent(.videoDamaged, at: clock.date(), message: note)) }
      session.finish(note ?? "the source ended")
      summary.note = note
      return summary
    case .failed(let reason):
      session.finish(reason)
      throw WatchError.sourceFailed(source: options.source.displayName, reason: reason)
    }
  }

  /// Completes the files a moment later unless the watch has done so by then: a slow model may hold it up.
  private func endInHaste(_ output: WatchOutput) {
    let date = clock.date()
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) {
      output.endInHaste(at: date)
    }
  }

  private static let patience = 0.4

  /// Finds out before the watch starts whether the model works.
  private func checkDetection() throws {
    let side = 64
    let blank = try PixelBuffer(
      width: side, height: side, channels: 3, bytes: [UInt8](repeating: 127, count: side * side * 3))
    _ = try engines.objectDetection.detectObjects(
      in: blank,
      options: ObjectDetectionOptions(
        model: options.request.model, minimumConfidence: options.request.minimumConfidence))
  }
}
