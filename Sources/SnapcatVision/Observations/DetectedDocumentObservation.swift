import Foundation

/// A document, such as a business card, in the image; or the statement that none was found.
public struct DetectedDocumentObservation: VisionObservation, QuadrilateralProviding {
  public let uuid: UUID
  public let topLeft: NormalizedPoint
  public let topRight: NormalizedPoint
  public let bottomRight: NormalizedPoint
  public let bottomLeft: NormalizedPoint
  public let confidence: Float
  /// False when no document was found; the corners are then those of the whole image.
  public let isFound: Bool

  /// The four corners as one value.
  public var quadrilateral: NormalizedQuadrilateral {
    NormalizedQuadrilateral(topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
  }

  public init(_ quadrilateral: some QuadrilateralProviding, confidence: Float, isFound: Bool, uuid: UUID = UUID()) {
    topLeft = quadrilateral.topLeft
    topRight = quadrilateral.topRight
    bottomRight = quadrilateral.bottomRight
    bottomLeft = quadrilateral.bottomLeft
    self.confidence = confidence
    self.isFound = isFound
    self.uuid = uuid
  }

  private enum CodingKeys: String, CodingKey { case quadrilateral, confidence, isFound }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(NormalizedQuadrilateral.self, forKey: .quadrilateral),
      confidence: try container.decode(Float.self, forKey: .confidence),
      isFound: try container.decode(Bool.self, forKey: .isFound))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(quadrilateral, forKey: .quadrilateral)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(isFound, forKey: .isFound)
  }

  public var description: String {
    isFound ? "document \(confidence) at \(boundingBox)" : "no document found"
  }
}
