/// Hears how a run goes on.
///
/// The runner calls it from one task at a time, images in input order, and waits for it; it should return quickly.
public protocol RunProgressReporter: Sendable {
  /// The work starts.
  ///
  /// - Parameter imageCount: how many images there are, or nil when that is not known beforehand.
  func runStarted(imageCount: Int?)

  /// An image is done and its record written.
  func imageFinished(_ report: ImageReport)
}
