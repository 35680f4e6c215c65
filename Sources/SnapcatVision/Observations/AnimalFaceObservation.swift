import Foundation

/// The face of an animal: where it is and how it is turned.
public struct AnimalFaceObservation: VisionObservation, BoundingBoxProviding {
  public let uuid: UUID
  /// An upright square around eyes, nose and mouth; it may leave the image a little.
  public let boundingBox: NormalizedRect
  /// How far the face is turned in the image plane, in degrees; positive when it is turned clockwise.
  public let roll: Double
  /// How sure the engine is, in 0...1: a measure that grows with the certainty, no probability.
  public let confidence: Float
  /// The animal whose face it is.
  public let animalBoundingBox: NormalizedRect

  public init(
    boundingBox: NormalizedRect, roll: Double, confidence: Float, animalBoundingBox: NormalizedRect,
    uuid: UUID = UUID()
  ) {
    self.boundingBox = boundingBox
    self.roll = roll
    self.confidence = confidence
    self.animalBoundingBox = animalBoundingBox
    self.uuid = uuid
  }

  private enum CodingKeys: String, CodingKey { case boundingBox, roll, confidence, animalBoundingBox }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      boundingBox: try container.decode(NormalizedRect.self, forKey: .boundingBox),
      roll: try container.decode(Double.self, forKey: .roll),
      confidence: try container.decode(Float.self, forKey: .confidence),
      animalBoundingBox: try container.decode(NormalizedRect.self, forKey: .animalBoundingBox))
  }

  public var description: String { "face \(confidence) at \(boundingBox), turned by \(roll) degrees" }
}
