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
  /// How far the face is turned in the image plane, in degrees; positive when it is turned clockwise.
  public var faceRoll: Double

  /// Creates an annotation from its parts.
  public init(
    boundingBox: NormalizedRect, label: String, confidence: Float, face: NormalizedRect? = nil, faceRoll: Double = 0
  ) {
    self.boundingBox = boundingBox
    self.label = label
    self.confidence = confidence
    self.face = face
    self.faceRoll = faceRoll
  }

  /// Creates an annotation from what a request saw.
  public init(_ observation: RecognizedObjectObservation, face: AnimalFaceObservation? = nil) {
    self.init(
      boundingBox: observation.boundingBox, label: observation.labels.first?.identifier ?? "",
      confidence: observation.confidence, face: face?.boundingBox, faceRoll: face?.roll ?? 0)
  }

  /// One annotation for each animal, in their order, with its face if there is one.
  public static func annotations(
    _ animals: [RecognizedObjectObservation], faces: [AnimalFaceObservation]
  ) -> [Annotation] {
    animals.map { animal in
      Annotation(animal, face: faces.first { $0.animalBoundingBox == animal.boundingBox })
    }
  }
}
