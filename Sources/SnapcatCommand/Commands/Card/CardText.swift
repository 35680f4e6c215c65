import SnapcatContacts
import SnapcatPipeline

/// A card for people to read: the fields first, then the lines that no field took.
struct CardText: Sendable {
  /// The fields in the order they are shown, with their names for people.
  private static let labels: [(field: ContactField, label: String)] = [
    (.contactNames, "Name"), (.jobTitles, "Title"), (.departments, "Department"), (.companyNames, "Company"),
    (.workPhones, "Work"), (.mobilePhones, "Mobile"), (.otherPhones, "Phone"), (.faxes, "Fax"), (.emails, "E-mail"),
    (.websites, "Website"), (.addresses, "Address"),
  ]

  private static let columnWidth = 12

  let contact: ContactRecord
  let lines: [String]

  init(contact: ContactRecord, lines: [String]) {
    self.contact = contact
    self.lines = lines
  }

  init(_ card: BusinessCardObservation) {
    self.init(contact: card.contact, lines: card.lines.map(\.transcript))
  }

  /// The card as lines of text, with a line end; a card without any text says so.
  var text: String {
    guard !lines.isEmpty else { return "(no text)\n" }
    var rows = Self.labels.flatMap { field, label in
      contact[field].enumerated().map { index, value in
        (index == 0 ? label : "").padded(to: Self.columnWidth) + value.value
      }
    }
    let others = contact.unassigned.filter(lines.indices.contains).map { lines[$0] }
    for (index, line) in others.enumerated() {
      rows.append((index == 0 ? "Other text" : "").padded(to: Self.columnWidth) + line)
    }
    return rows.joined(separator: "\n") + "\n"
  }
}
