/// What profiles are made from: what a picture shows, without its pixels.
struct ImageFindings: Sendable {
  /// Position in the run.
  var index: Int
  /// Relative to the input root.
  var path: FilePath
  var captureTime: String?
  /// The annotated copy, relative to the output folder.
  var annotated: String?
  /// The surest first.
  var cats: [ObservationRecord]
  /// The largest first.
  var cards: [ProfileCard]
}
