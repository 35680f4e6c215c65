/// What came of one image; it holds no pixels.
struct ImageOutcome: Sendable {
  var record: ImageRecord
  var report: ImageReport
  /// Nil when the image shows neither cats nor cards.
  var findings: ImageFindings?
}
