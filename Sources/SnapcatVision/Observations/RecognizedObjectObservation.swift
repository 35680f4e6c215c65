import Foundation

/// An object in the image: where it is and what it is.
public struct RecognizedObjectObservation: VisionObservation, BoundingBoxProviding {
  public let uuid: UUID
  public let boundingBox: NormalizedRect
  /// What it may be, the likeliest first.
  public let labels: [ClassificationLabel]

  /// The confidence of the likeliest label.
  public var confidence: Float { labels.first?.confidence ?? 0 }

  public init(boundingBox: NormalizedRect, labels: [ClassificationLabel], uuid: UUID = UUID()) {
    self.boundingBox = boundingBox
    self.labels = labels
    self.uuid = uuid
  }

  private enum CodingKeys: String, CodingKey { case boundingBox, labels }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      boundingBox: try container.decode(NormalizedRect.self, forKey: .boundingBox),
      labels: try container.decode([ClassificationLabel].self, forKey: .labels))
  }

  public var description: String {
    "\(labels.first?.identifier ?? "object") \(confidence) at \(boundingBox)"
  }
}
