import SnapcatContacts

extension ContactRecord {
  /// The contact that a card's record holds.
  package init(_ card: CardRecord) {
    self.init(unassigned: card.unassigned, conflicts: card.conflicts)
    for field in ContactField.allCases {
      self[field] = (card.fields[field.rawValue] ?? []).map {
        ContactValue(
          $0.value, confidence: $0.confidence, line: $0.line, firstName: $0.firstName, lastName: $0.lastName,
          e164: $0.e164, network: $0.network, source: $0.source ?? .text)
      }
    }
  }
}
