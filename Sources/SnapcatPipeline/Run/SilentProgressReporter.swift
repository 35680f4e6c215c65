/// Says nothing.
public struct SilentProgressReporter: RunProgressReporter {
  public init() {}

  public func runStarted(imageCount: Int?) {}

  public func imageFinished(_ report: ImageReport) {}
}
