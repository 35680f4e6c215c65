/// An image that is done: what the run tells about it, and where the journal has the rest.
struct FinishedImage: Sendable {
  var report: ImageReport
  /// The line of the journal.
  var line: Range<Int>
  var captureTime: String?
  /// Whether there is an annotated copy.
  var hasCopy: Bool
}
