import Foundation

/// Collects the values of a barcode.
struct CodeRecordBuilder {
  /// The region of numbers without a country code.
  let region: String?
  private(set) var record = ContactRecord()

  init(region: String?) { self.region = region }

  /// How much a value of a code is trusted: the code is free of reading errors, though it may be out of date.
  private static let trust = 0.97

  mutating func add(_ text: String, to field: ContactField, network: String? = nil) {
    let value = Self.tidy(text)
    guard !value.isEmpty, !record[field].contains(where: { $0.value == value }) else { return }
    record[field].append(ContactValue(value, confidence: Self.trust, network: network, source: .code))
  }

  mutating func addName(_ formatted: String, first: String, last: String) {
    let (first, last) = (Self.tidy(first), Self.tidy(last))
    let whole = [Self.tidy(formatted), [first, last].filter { !$0.isEmpty }.joined(separator: " ")]
      .first { !$0.isEmpty }
    guard let whole, record[.contactNames].isEmpty else { return }
    let parsed = PersonName(whole)
    record[.contactNames].append(
      ContactValue(
        whole, confidence: Self.trust, firstName: [first, last].allSatisfy(\.isEmpty) ? parsed.first : first,
        lastName: [first, last].allSatisfy(\.isEmpty) ? parsed.last : last, source: .code))
  }

  /// Adds a number; nil as a field lets the numbering plan decide.
  mutating func addPhone(_ text: String, to field: ContactField?) {
    var number = Self.tidy(text)
    if number.lowercased().hasPrefix("tel:") { number = String(number.dropFirst(4)) }
    guard number.unicodeScalars.count(where: \.isDigit) >= 3 else { return }
    let parsed = PhoneLibrary.parse(number, region: region).flatMap { $0.isValid ? $0 : nil }
    let isMobile = parsed?.kind == .mobile
    let field = field ?? (isMobile ? .mobilePhones : .workPhones)
    let isKnown = ContactField.allCases.filter(\.isPhone).contains { known in
      record[known].contains { $0.value == number && (known == field) }
    }
    guard !isKnown else { return }
    record[field].append(
      ContactValue(number, confidence: Self.trust, e164: parsed?.e164, source: .code))
  }

  /// Adds a web address: to the social profiles where it is one, to the websites otherwise.
  mutating func addWebsite(_ address: String) {
    let address = Self.tidy(address)
    if let profile = SocialNetworks.profile(ofAddress: address) {
      add(address, to: .socialProfiles, network: profile.network)
    } else {
      add(address, to: .websites)
    }
  }

  private static func tidy(_ text: String) -> String {
    // By scalars: a blank with an accent on it is no blank to Swift's characters, and would take the accent away.
    text.unicodeScalars.split(whereSeparator: \.isBlank).map { String($0) }.joined(separator: " ")
  }
}
