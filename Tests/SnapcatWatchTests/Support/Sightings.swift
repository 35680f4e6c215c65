import SnapcatVision

/// What a detector might say.
enum Sightings {
  /// An animal of a tenth of the picture's width and height at a place.
  static func animal(
    _ x: Double, _ y: Double = 0.4, size: Double = 0.1, label: String = "Cat", confidence: Float = 0.9
  ) -> RecognizedObjectObservation {
    RecognizedObjectObservation(
      boundingBox: NormalizedRect(x: x, y: y, width: size, height: size),
      labels: [ClassificationLabel(identifier: label, confidence: confidence)])
  }
}
