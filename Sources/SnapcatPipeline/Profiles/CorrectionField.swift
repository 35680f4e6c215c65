import SnapcatContacts

/// Something of a profile that a person may correct.
package enum CorrectionField: Hashable, Sendable {
  /// A field of the contact.
  case contact(ContactField)
  /// The cat's name.
  case catName
  /// Free text.
  case note

  /// All of them, in the order in which they are shown.
  package static let all = [.catName] + ContactField.allCases.map(CorrectionField.contact) + [.note]

  /// How files name it: as the fields of a card, or `CatName` or `Note`.
  package var name: String {
    switch self {
    case .contact(let field): field.rawValue
    case .catName: "CatName"
    case .note: "Note"
    }
  }

  /// How people type it.
  package var shortName: String {
    switch self {
    case .contact(let field): Self.shortNames[field] ?? field.rawValue
    case .catName: "cat"
    case .note: "note"
    }
  }

  /// Finds the field that a name means, in any case: the one that files have, or the one that people type.
  package init?(_ name: String) {
    let wanted = name.lowercased()
    guard let field = Self.all.first(where: { $0.name.lowercased() == wanted || $0.shortName == wanted }) else {
      return nil
    }
    self = field
  }

  /// Whether it can have several values.
  package var isList: Bool {
    if case .contact = self { true } else { false }
  }

  private static let shortNames: [ContactField: String] = [
    .contactNames: "name", .jobTitles: "title", .companyNames: "company", .departments: "department",
    .emails: "email", .websites: "website", .workPhones: "work", .mobilePhones: "mobile", .faxes: "fax",
    .otherPhones: "phone", .addresses: "address", .socialProfiles: "social",
  ]
}
