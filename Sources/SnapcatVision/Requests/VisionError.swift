/// Why a request could not be performed.
public enum VisionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The region of interest is empty or leaves the unit square.
  case invalidRegionOfInterest(NormalizedRect)
  /// A setting of the request has a value that means nothing; the text says which and what would do.
  case invalidSetting(String)
  /// No model of that name, or its files are missing or damaged; the text says what to do.
  case modelUnavailable(String)
  /// A language that Tesseract has no data for; the text names the package that brings it.
  case languageUnavailable(String)
  /// An engine reported a failure.
  case engineFailed(String)

  public var description: String {
    switch self {
    case .invalidRegionOfInterest(let region):
      "the region of interest (\(region.x), \(region.y), \(region.width), \(region.height)) does not lie within 0...1"
    case .invalidSetting(let text), .modelUnavailable(let text), .languageUnavailable(let text),
      .engineFailed(let text):
      text
    }
  }
}
