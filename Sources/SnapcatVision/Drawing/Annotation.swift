/// An animal to draw: where it is, what it is, and its face if that was found.
public struct Annotation: Hashable, Sendable {
  /// In normalized coordinates, origin at the lower left.
  public var boundingBox: NormalizedRect
  /// The label, such as "Cat".
  public var label: String
  /// In 0...1.
  public var confidence: Float
  /// The animal's face in normalized coordinates, or nil when it is not known.
  public var face: NormalizedRect?

  /// Creates an annotation from its parts.
  public init(boundingBox: NormalizedRect, label: String, confidence: Float, face: NormalizedRect? = nil) {
    self.boundingBox = boundingBox
    self.label = label
    self.confidence = confidence
    self.face = face
  }

  /// Creates an annotation from what a request saw.
  public init(_ observation: RecognizedObjectObservation, face: NormalizedRect? = nil) {
    self.init(
      boundingBox: observation.boundingBox, label: observation.labels.first?.identifier ?? "",
      confidence: observation.confidence, face: face)
  }
}
