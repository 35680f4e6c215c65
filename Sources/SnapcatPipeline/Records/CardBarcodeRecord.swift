import Foundation
import SnapcatVision

/// A barcode on a card, as our files write it.
public struct CardBarcodeRecord: Codable, Hashable, Sendable {
  public var symbology: BarcodeSymbology
  /// What the code says; nil (written as null) when it is no text.
  public var payload: String?
  /// In 0...1, four decimals.
  public var confidence: Double?
  /// Corners in pixels of the flattened card, top-left origin, clockwise from the code's own top-left corner.
  public var corners: [[Double]]
  /// The index of the side that the code stands on; nil (and left out) for a card of one side.
  public var side: Int?

  /// Creates the record of a barcode in a picture, such as a flattened card, of `size` pixels.
  public init(_ barcode: BarcodeObservation, cardSize size: CGSize, side: Int? = nil) {
    symbology = barcode.symbology
    payload = barcode.payloadString
    confidence = Double(recordedConfidence: barcode.confidence)
    corners = barcode.boundingRegion.toImageCoordinates(size, origin: .upperLeft).map {
      [Double($0.x).rounded(toPlaces: 1), Double($0.y).rounded(toPlaces: 1)]
    }
    self.side = side
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(symbology, forKey: .symbology)
    try container.encode(payload, forKey: .payload)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(corners, forKey: .corners)
    try container.encodeIfPresent(side, forKey: .side)
  }
}
