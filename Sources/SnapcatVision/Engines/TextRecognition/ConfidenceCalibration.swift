/// Turns an engine's own confidence into the share of lines that are right.
struct ConfidenceCalibration {
  /// Raw confidences and the share of wholly right lines there, both rising.
  var points: [(raw: Float, calibrated: Float)]

  /// The calibrated confidence, interpolated between the points.
  func calibrated(_ raw: Float) -> Float {
    guard let first = points.first, let last = points.last else { return raw }
    guard raw > first.raw else { return first.calibrated }
    for (low, high) in zip(points, points.dropFirst()) where raw <= high.raw {
      return low.calibrated + (high.calibrated - low.calibrated) * (raw - low.raw) / (high.raw - low.raw)
    }
    return last.calibrated
  }
}
