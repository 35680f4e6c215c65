import SnapcatContacts
import SnapcatPipeline

/// A card for people to read: the fields first, then the lines that no field took.
struct CardText: Sendable {
  /// The fields in the order they are shown, with their names for people.
  private static let labels: [(field: ContactField, label: String)] = [
    (.contactNames, "Name"), (.jobTitles, "Title"), (.departments, "Department"), (.companyNames, "Company"),
    (.workPhones, "Work"), (.mobilePhones, "Mobile"), (.otherPhones, "Phone"), (.faxes, "Fax"), (.emails, "E-mail"),
    (.websites, "Website"), (.addresses, "Address"), (.socialProfiles, "Social"),
  ]

  private static let columnWidth = 12

  let contact: ContactRecord
  let lines: [String]
  let barcodes: [CardBarcodeRecord]

  init(contact: ContactRecord, lines: [String], barcodes: [CardBarcodeRecord] = []) {
    self.contact = contact
    self.lines = lines
    self.barcodes = barcodes
  }

  init(_ card: CardReading) {
    self.init(contact: card.contact, lines: card.record.lines.map(\.text), barcodes: card.record.barcodes)
  }

  /// The card as lines of text, with a line end; a card without any text says so.
  var text: String {
    guard !lines.isEmpty || !barcodes.isEmpty else { return "(no text)\n" }
    var rows = Self.labels.flatMap { field, label in Self.rows(label, contact[field].map(Self.shown)) }
    rows += Self.rows("Barcode", barcodes.map(Self.shown))
    rows += Self.rows("Differs", contact.conflicts.map(Self.shown))
    rows += Self.rows("Other text", contact.unassigned.filter(lines.indices.contains).map { lines[$0] })
    return rows.joined(separator: "\n") + "\n"
  }

  /// One row for each text; the label stands before the first.
  private static func rows(_ label: String, _ texts: [String]) -> [String] {
    texts.enumerated().map { index, text in (index == 0 ? label : "").padded(to: columnWidth) + text }
  }

  private static func shown(_ value: ContactValue) -> String {
    guard let network = value.network else { return value.value }
    return "\(value.value) (\(network))"
  }

  private static func shown(_ barcode: CardBarcodeRecord) -> String {
    guard let payload = barcode.payload else { return "\(barcode.symbology.rawValue), no text" }
    switch ContactCode(payload).kind {
    case .vCard, .meCard: return "\(barcode.symbology.rawValue), a contact"
    default: return "\(barcode.symbology.rawValue), \(payload.printable)"
    }
  }

  private static func shown(_ conflict: ContactConflict) -> String {
    let name = labels.first { $0.field == conflict.field }?.label ?? conflict.field.rawValue
    let kept =
      switch conflict.kept {
      case .text: "the text's is kept"
      case .code: "the barcode's is kept"
      case .both: "both are kept"
      }
    return "\(name): text \(conflict.text), barcode \(conflict.code); \(kept)"
  }
}
