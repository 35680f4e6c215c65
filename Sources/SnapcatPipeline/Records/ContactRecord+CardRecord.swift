import SnapcatContacts

extension ContactRecord {
  /// Creates the contact that a card's record tells; where its values stand on the card is not known any more.
  init(_ card: CardRecord) {
    let fields = card.fields.compactMap { name, values in
      ContactField(rawValue: name).map { ($0, values.map(ContactValue.init)) }
    }
    self.init(
      fields: Dictionary(fields.filter { !$0.1.isEmpty }) { first, _ in first }, unassigned: card.unassigned,
      conflicts: card.conflicts)
  }
}

extension ContactValue {
  /// Creates the value that a record tells.
  init(_ record: ContactValueRecord) {
    self.init(
      record.value, confidence: record.confidence, line: record.line, firstName: record.firstName,
      lastName: record.lastName, e164: record.e164, network: record.network, source: record.source ?? .text)
  }
}
