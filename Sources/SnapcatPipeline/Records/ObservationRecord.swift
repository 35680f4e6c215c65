import SnapcatVision

/// An animal as our files describe it.
public struct ObservationRecord: Codable, Hashable, Sendable {
  public var label: String
  /// In 0...1, four decimals.
  public var confidence: Double
  /// x, y, width, height in pixels of the upright picture, top-left origin, one decimal.
  public var box: [Double]

  public init(label: String, confidence: Double, box: [Double]) {
    self.label = label
    self.confidence = confidence
    self.box = box
  }
}
