import SnapcatContacts

extension ContactRecord {
  /// The contact of a card as our files describe it; where its values stand is not among that.
  init(_ card: CardRecord) {
    self.init(unassigned: card.unassigned, conflicts: card.conflicts)
    for field in ContactField.allCases { self[field] = (card.fields[field.rawValue] ?? []).map(ContactValue.init) }
  }
}

extension ContactValue {
  /// A value as our files describe it.
  fileprivate init(_ record: ContactValueRecord) {
    self.init(
      record.value, confidence: record.confidence, line: record.line, firstName: record.firstName,
      lastName: record.lastName, e164: record.e164, network: record.network, source: record.source ?? .text)
  }
}
