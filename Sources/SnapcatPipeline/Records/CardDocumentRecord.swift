import Foundation
import SnapcatVision

/// Where a card is in the picture, as our files write it.
public struct CardDocumentRecord: Codable, Hashable, Sendable {
  /// False when no card was found and the whole picture was read.
  public var found: Bool
  /// In 0...1, four decimals; nil (written as null) when unknown.
  public var confidence: Double?
  /// Degrees clockwise that the card was turned to be read.
  public var rotation: Int
  /// Corners in pixels of the upright picture, top-left origin, clockwise from the card's own top-left corner as read.
  public var corners: [[Double]]

  public init(found: Bool, confidence: Double?, rotation: Int, corners: [[Double]]) {
    self.found = found
    self.confidence = confidence
    self.rotation = rotation
    self.corners = corners
  }

  /// Creates the record of a document whose corners are named as the card reads, in a picture of `imageSize` pixels.
  public init(_ document: DetectedDocumentObservation, rotation: Int, imageSize: CGSize) {
    self.init(
      found: document.isFound,
      confidence: document.isFound ? Double(recordedConfidence: document.confidence) : nil,
      rotation: rotation,
      corners: document.quadrilateral.toImageCoordinates(imageSize, origin: .upperLeft).map {
        [Double($0.x).rounded(toPlaces: 1), Double($0.y).rounded(toPlaces: 1)]
      })
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(found, forKey: .found)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(rotation, forKey: .rotation)
    try container.encode(corners, forKey: .corners)
  }
}
