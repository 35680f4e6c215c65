import Foundation
import SnapcatContacts
import SnapcatVision

/// A business card that was found and read, as `snapcat.card/1` describes it.
public struct CardRecord: Codable, Hashable, Sendable {
  /// Where the card is in the picture; nil (written as null) when text was read, not a picture.
  public var document: CardDocumentRecord?
  public var lines: [CardLineRecord]
  public var barcodes: [CardBarcodeRecord]
  /// Values by the field's name; every field is there, empty or not.
  public var fields: [String: [ContactValueRecord]]
  /// Indexes of the lines that no field took.
  public var unassigned: [Int]
  /// What lines and barcodes say differently.
  public var conflicts: [ContactConflict]
  /// The sides that the card was put together from; nil (and left out) for a card of one side.
  public var sides: [CardSideRecord]?

  public init(
    document: CardDocumentRecord?, lines: [CardLineRecord], barcodes: [CardBarcodeRecord] = [], contact: ContactRecord,
    sides: [CardSideRecord]? = nil
  ) {
    self.document = document
    self.lines = lines
    self.barcodes = barcodes
    fields = Dictionary(
      uniqueKeysWithValues: ContactField.allCases.map { ($0.rawValue, contact[$0].map(ContactValueRecord.init)) })
    unassigned = contact.unassigned
    conflicts = contact.conflicts
    self.sides = sides
  }

  /// Creates the record of a card that was read in a picture of `imageSize` pixels.
  public init(_ card: BusinessCardObservation, imageSize: CGSize) {
    self.init(
      document: CardDocumentRecord(card.document, rotation: card.rotation, imageSize: imageSize),
      lines: card.lines.map { CardLineRecord($0, cardSize: card.size) },
      barcodes: card.barcodes.map { CardBarcodeRecord($0, cardSize: card.size) },
      contact: card.contact)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(document, forKey: .document)
    try container.encode(lines, forKey: .lines)
    try container.encode(barcodes, forKey: .barcodes)
    try container.encode(fields, forKey: .fields)
    try container.encode(unassigned, forKey: .unassigned)
    try container.encode(conflicts, forKey: .conflicts)
    try container.encodeIfPresent(sides, forKey: .sides)
  }
}
