/// What pairing is made from: what a picture shows, without the details.
struct ImageFindings: Sendable {
  /// Position in the run.
  var index: Int
  /// Relative to the input root.
  var path: FilePath
  var captureTime: String?
  /// How many cats were found.
  var cats: Int
  /// How many cards were read.
  var cards: Int
}
