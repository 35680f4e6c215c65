/// Turns an engine's own confidence into the share of lines that are right.
struct ConfidenceCalibration {
  /// For lines that several readings agreed on or competed for; fitted on lines of 60 flat and 60 photographed cards.
  static let accurate = ConfidenceCalibration(points: [
    (0.3, 0.02), (0.5, 0.05), (0.65, 0.2), (0.75, 0.3), (0.83, 0.58), (0.865, 0.8), (0.89, 0.9), (0.93, 0.92),
    (0.95, 0.96), (0.965, 0.99),
  ])
  /// For lines that were read once, without word lists; fitted on lines of 80 flat and 50 photographed cards.
  static let fast = ConfidenceCalibration(points: [
    (0.3, 0.05), (0.46, 0.26), (0.6, 0.3), (0.75, 0.62), (0.84, 0.69), (0.87, 0.75), (0.885, 0.9), (0.903, 0.97),
    (0.918, 0.98),
  ])

  /// Raw confidences and the share of wholly right lines there, both rising.
  var points: [(raw: Float, calibrated: Float)]

  /// The line with its own, its words' and its alternatives' confidences calibrated.
  func calibrated(_ line: TextRecognitionResult.Line) -> TextRecognitionResult.Line {
    var line = line
    line.confidence = calibrated(line.confidence)
    for index in line.words.indices { line.words[index].confidence = calibrated(line.words[index].confidence) }
    for index in line.alternatives.indices {
      line.alternatives[index].confidence = calibrated(line.alternatives[index].confidence)
    }
    return line
  }

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
