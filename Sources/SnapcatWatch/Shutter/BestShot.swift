import SnapcatPipeline

/// The best picture of an animal so far.
struct BestShot: Sendable {
  var score: Double
  /// Relative to the output folder; nil when it could not be written.
  var picture: FilePath?
  /// The highest confidence of the visit.
  var confidence: Double
}
