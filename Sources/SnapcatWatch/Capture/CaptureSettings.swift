import CaptureProtocol

/// What is captured and how patiently.
struct CaptureSettings: Hashable, Sendable {
  /// The program that captures.
  var executable: String
  var source: String
  var mode: CaptureSetup.Mode
  /// Seconds of media time between samples of a file.
  var interval: Double
  /// Seconds until an open source is given up.
  var openTimeout = 10.0
  /// Seconds without a picture until a source is given up.
  var stallTimeout = 3.0
  /// Whether a source that cannot be opened at first is tried again and again.
  var waitsForSource = false
}
