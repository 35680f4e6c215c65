import Foundation
import SnapcatContacts
import SnapcatVision

/// A line of a card, as our files write it.
public struct CardLineRecord: Codable, Hashable, Sendable {
  public var text: String
  /// In 0...1, four decimals; nil (written as null) when unknown.
  public var confidence: Double?
  /// Left, top, right, bottom in pixels of the flattened card, top-left origin, one decimal; nil (written as null) when
  /// unknown.
  public var box: [Double]?
  /// The index of the side that the line stands on; nil (and left out) for a card of one side.
  public var side: Int?

  public init(text: String, confidence: Double?, box: [Double]?, side: Int? = nil) {
    self.text = text
    self.confidence = confidence
    self.box = box
    self.side = side
  }

  /// Creates the record of a line that was given as text.
  public init(_ line: TextLine, side: Int? = nil) {
    self.init(
      text: line.text, confidence: line.confidence?.rounded(toPlaces: 4),
      box: line.box.map { [$0.left, $0.top, $0.right, $0.bottom].map { $0.rounded(toPlaces: 1) } }, side: side)
  }

  /// Creates the record of a line on a flattened card of `cardSize` pixels.
  public init(_ line: RecognizedTextObservation, cardSize: CGSize) {
    let box = line.boundingBox.toImageCoordinates(cardSize, origin: .upperLeft)
    self.init(
      text: line.transcript,
      confidence: Double(recordedConfidence: line.confidence),
      box: [box.minX, box.minY, box.maxX, box.maxY].map { Double($0).rounded(toPlaces: 1) })
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(box, forKey: .box)
    try container.encodeIfPresent(side, forKey: .side)
  }
}
