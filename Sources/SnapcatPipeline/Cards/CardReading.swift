import Foundation
import SnapcatContacts
import SnapcatVision

/// A card with everything that is printed or written of it, whether it was read from a picture, from text, or put together
/// from several sides.
public struct CardReading: Hashable, Sendable {
  /// Where the lines come from.
  public var image: ImageInfo
  /// Lines and payloads as the contact reader takes them.
  public var side: CardSide
  public var contact: ContactRecord
  public var record: CardRecord

  /// Creates the reading of a card that was found in a picture.
  public init(_ card: BusinessCardObservation, path: String, image: VisionImage) {
    self.image = ImageInfo(path: path, width: image.width, height: image.height)
    side = CardSide(
      lines: card.lines.map { TextLine($0, cardSize: card.size) }, payloads: card.barcodes.compactMap(\.payloadString))
    contact = card.contact
    record = CardRecord(card, imageSize: image.size)
  }

  /// Creates the reading of lines of text.
  public init(lines: [TextLine], path: String, reader: ContactReader) {
    image = ImageInfo(path: path)
    side = CardSide(lines: lines)
    contact = reader.read(lines)
    record = CardRecord(document: nil, lines: lines.map { CardLineRecord($0) }, contact: contact)
  }

  /// Puts the sides of one card together; nil when there are none.
  public init?(merging sides: [CardReading], reader: ContactReader) {
    guard let first = sides.first else { return nil }
    image = first.image
    side = CardSide(lines: sides.flatMap(\.side.lines), payloads: sides.flatMap(\.side.payloads))
    contact = reader.read(sides.map(\.side))
    var lines: [CardLineRecord] = []
    var barcodes: [CardBarcodeRecord] = []
    for (index, side) in sides.enumerated() {
      lines += side.record.lines.map { line in
        var line = line
        line.side = index
        return line
      }
      barcodes += side.record.barcodes.map { barcode in
        var barcode = barcode
        barcode.side = index
        return barcode
      }
    }
    record = CardRecord(
      document: first.record.document, lines: lines, barcodes: barcodes, contact: contact,
      sides: sides.map { CardSideRecord(image: $0.image, document: $0.record.document) })
  }
}
