/// Writes contacts as CSV (RFC 4180) with the headers that Google Contacts imports.
///
/// The columns are fixed: three e-mails, five numbers, two addresses, two websites, after which pages and handles on social
/// networks come. What does not fit goes into the last
/// of its columns, joined with " ::: " as Google Contacts does.
///
/// Cells that a spreadsheet would take for a formula, those that begin with =, +, -, @ or a control character, get an
/// apostrophe in front. Numbers are left as they are, since they rightly begin with + and consist of digits and signs that
/// do nothing; anything else in a number's place is treated like other cells.
public struct ContactCSVWriter: Sendable {
  public init() {}

  /// The header row, without a line end.
  public var header: String {
    var names = [
      "First Name", "Last Name", "Name Prefix", "Name Suffix", "Organization Name", "Organization Title",
      "Organization Department", "Notes",
    ]
    for (group, count, value) in [("E-mail", Self.emails, "Value"), ("Phone", Self.phones, "Value")] {
      names += (1...count).flatMap { ["\(group) \($0) - Label", "\(group) \($0) - \(value)"] }
    }
    names += (1...Self.addresses).flatMap { ["Address \($0) - Label", "Address \($0) - Formatted"] }
    names += (1...Self.websites).flatMap { ["Website \($0) - Label", "Website \($0) - Value"] }
    return names.map(CSVText.quote).joined(separator: ",")
  }

  /// The row of one contact, without a line end.
  ///
  /// - Parameters:
  ///   - fallbackName: the first name when the card names neither person nor company.
  ///   - note: free text, or nil.
  public func row(for contact: ContactRecord, fallbackName: String, note: String? = nil) -> String {
    var cells = nameCells(contact, fallbackName: fallbackName)
    cells += [.companyNames, .jobTitles, .departments].map { field in
      CSVText.safe(contact[field].map(\.value).joined(separator: Self.overflow))
    }
    cells.append(CSVText.safe(note ?? ""))
    cells += groups(contact[.emails].map { ("Work", CSVText.safe($0.value)) }, count: Self.emails)
    var numbers: [(label: String, value: String)] = []
    for (field, label) in Self.phoneLabels {
      numbers += contact[field].map { (label, CSVText.safe(PhoneText.dialable($0), isPhone: true)) }
    }
    cells += groups(numbers, count: Self.phones)
    cells += groups(contact[.addresses].map { ("Work", CSVText.safe($0.value)) }, count: Self.addresses)
    let websites = contact[.websites].map { (label: "Work", value: CSVText.safe(WebText.uri($0.value))) }
    let profiles = contact[.socialProfiles].map { (label: $0.network ?? "Profile", value: CSVText.safe($0.value)) }
    cells += groups(websites + profiles, count: Self.websites)
    return cells.map(CSVText.quote).joined(separator: ",")
  }

  private func nameCells(_ contact: ContactRecord, fallbackName: String) -> [String] {
    guard let name = contact[.contactNames].first else {
      return [contact.first(.companyNames) == nil ? CSVText.safe(fallbackName) : "", "", "", ""]
    }
    let parts = NameParts(name.value)
    let hasParts = name.firstName != nil || name.lastName != nil
    return [
      hasParts ? name.firstName ?? "" : name.value, name.lastName ?? "",
      parts.prefixes.map(\.text).joined(separator: " "), parts.suffixes.map(\.text).joined(separator: ", "),
    ].map { CSVText.safe($0) }
  }

  /// Label and value cells for a fixed number of groups.
  private func groups(_ values: [(label: String, value: String)], count: Int) -> [String] {
    var cells: [String] = []
    for place in 0..<count {
      guard place < values.count else {
        cells += ["", ""]
        continue
      }
      let rest = place == count - 1 ? values[place...].map(\.value) : [values[place].value]
      cells += [values[place].label, rest.joined(separator: Self.overflow)]
    }
    return cells
  }

  private static let emails = 3
  private static let phones = 5
  private static let addresses = 2
  private static let websites = 2
  private static let overflow = " ::: "
  private static let phoneLabels: [(ContactField, String)] = [
    (.workPhones, "Work"), (.mobilePhones, "Mobile"), (.faxes, "Work Fax"), (.otherPhones, "Other"),
  ]
}
