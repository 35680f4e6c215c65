import Foundation
import SnapcatContacts
import SnapcatVision

/// A business card that was found and read, as `snapcat.card/1` describes it.
public struct CardRecord: Codable, Hashable, Sendable {
  public var document: CardDocumentRecord
  public var lines: [CardLineRecord]
  /// Values by the field's name; every field is there, empty or not.
  public var fields: [String: [ContactValueRecord]]
  /// Indexes of the lines that no field took.
  public var unassigned: [Int]

  public init(document: CardDocumentRecord, lines: [CardLineRecord], contact: ContactRecord) {
    self.document = document
    self.lines = lines
    fields = Dictionary(
      uniqueKeysWithValues: ContactField.allCases.map { ($0.rawValue, contact[$0].map(ContactValueRecord.init)) })
    unassigned = contact.unassigned
  }

  /// Creates the record of a card that was read in a picture of `imageSize` pixels.
  public init(_ card: BusinessCardObservation, imageSize: CGSize) {
    self.init(
      document: CardDocumentRecord(card.document, rotation: card.rotation, imageSize: imageSize),
      lines: card.lines.map { CardLineRecord($0, cardSize: card.size) },
      contact: card.contact)
  }
}
