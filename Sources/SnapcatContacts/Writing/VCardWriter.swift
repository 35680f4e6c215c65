import Foundation

/// Writes contacts as vCards.
///
/// The same contact always gives the same text: there is no REV and no UID.
public struct VCardWriter: Sendable {
  /// The version that is written.
  public var version: VCardVersion

  public init(version: VCardVersion = .v3) {
    self.version = version
  }

  /// One vCard with CRLF line ends, lines folded at 75 octets.
  ///
  /// FN and N are always there: N and FN from the first name of the contact; without one, FN is the first company; without
  /// either, FN and the given name are `fallbackName`. Numbers are written in E.164 form where that is known and the
  /// printed number has no extension; web addresses get "http://" where the card has no scheme. An address is one
  /// unstructured street component, since a card does not say which of its parts is what.
  ///
  /// - Parameters:
  ///   - fallbackName: what FN says when the card names neither person nor company.
  ///   - note: free text, or nil.
  ///   - photo: a JPEG, or nil.
  public func string(for contact: ContactRecord, fallbackName: String, note: String? = nil, photo: Data? = nil)
    -> String
  {
    var lines = ["BEGIN:VCARD", "VERSION:\(version.rawValue)"]
    lines += nameLines(contact, fallbackName: fallbackName)
    lines += organizationLines(contact)
    lines += contact[.jobTitles].map { "TITLE:\(VCardText.escape($0.value))" }
    for email in contact[.emails] {
      lines.append("EMAIL;TYPE=\(version == .v3 ? "INTERNET" : "work"):\(VCardText.escape(email.value))")
    }
    for (field, types) in Self.phoneTypes {
      let type = version == .v3 ? types.joined(separator: ",") : Self.quoted(types.map { $0.lowercased() })
      lines += contact[field].map { "TEL;TYPE=\(type):\(VCardText.escape(PhoneText.dialable($0)))" }
    }
    for address in contact[.addresses] {
      lines.append("ADR;TYPE=\(version == .v3 ? "WORK" : "work"):;;\(VCardText.escape(address.value));;;;")
    }
    lines += contact[.websites].map { "URL:\(VCardText.escapeURI(WebText.uri($0.value)))" }
    lines += contact[.socialProfiles].map(socialLine)
    if let photo {
      let encoded = photo.base64EncodedString()
      lines.append(
        version == .v3 ? "PHOTO;ENCODING=b;TYPE=JPEG:\(encoded)" : "PHOTO:data:image/jpeg;base64,\(encoded)")
    }
    if let note, !note.isEmpty { lines.append("NOTE:\(VCardText.escape(note))") }
    lines.append("END:VCARD")
    return lines.map { VCardText.fold($0) + "\r\n" }.joined()
  }

  private func nameLines(_ contact: ContactRecord, fallbackName: String) -> [String] {
    var components = [String](repeating: "", count: 5)
    let formatted: String
    if let name = contact[.contactNames].first {
      formatted = name.value
      let parts = NameParts(name.value)
      components[0] = name.lastName ?? ""
      components[1] = name.firstName ?? ""
      if components[0].isEmpty, components[1].isEmpty { components[1] = name.value }
      components[3] = parts.prefixes.map(\.text).joined(separator: " ")
      components[4] = parts.suffixes.map(\.text).joined(separator: ", ")
    } else if let company = contact.first(.companyNames) {
      formatted = company
    } else {
      formatted = fallbackName
      components[1] = fallbackName
    }
    let name = components.map { VCardText.escape($0) }.joined(separator: ";")
    return ["N:\(name)", "FN:\(VCardText.escape(formatted))"]
  }

  private func organizationLines(_ contact: ContactRecord) -> [String] {
    let companies = contact[.companyNames].map(\.value)
    let departments = contact[.departments].map(\.value)
    guard !companies.isEmpty || !departments.isEmpty else { return [] }
    let first = ([companies.first ?? ""] + departments).map { VCardText.escape($0) }.joined(separator: ";")
    return ["ORG:\(first)"] + companies.dropFirst().map { "ORG:\(VCardText.escape($0))" }
  }

  /// A page or handle on a social network: X-SOCIALPROFILE in 3.0, as address books have it, and RFC 9554's property in
  /// 4.0.
  private func socialLine(_ profile: ContactValue) -> String {
    let network = (profile.network ?? "").filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let value = VCardText.escape(profile.value)
    if version == .v3 {
      return "X-SOCIALPROFILE\(network.isEmpty ? "" : ";TYPE=\(network.lowercased())"):\(value)"
    }
    return "SOCIALPROFILE\(network.isEmpty ? "" : ";SERVICE-TYPE=\(network)");VALUE=text:\(value)"
  }

  private static func quoted(_ types: [String]) -> String {
    types.count == 1 ? types[0] : "\"\(types.joined(separator: ","))\""
  }

  private static let phoneTypes: [(ContactField, [String])] = [
    (.workPhones, ["WORK", "VOICE"]), (.mobilePhones, ["CELL", "VOICE"]), (.faxes, ["WORK", "FAX"]),
    (.otherPhones, ["VOICE"]),
  ]
}
