/// An image that is done: what the run tells about it, and where the journal has the rest.
struct FinishedImage: Sendable {
  var report: ImageReport
  /// The line of the journal.
  var line: Range<Int>
  var captureTime: String?
  /// Whether files were made of the image.
  var hasFiles: Bool
}
