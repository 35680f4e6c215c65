import Foundation

/// Reads vCards 2.1, 3.0 and 4.0 (RFC 2426, RFC 6350), leniently: lines that mean nothing are passed over.
enum VCardParser {
  /// Reads the first card of a text.
  static func read(_ text: String, into builder: inout CodeRecordBuilder) {
    var formatted = ""
    var name: [String] = []
    for line in unfolded(text) {
      guard let property = VCardProperty(line) else { continue }
      switch property.name {
      case "END":
        builder.addName(formatted, first: given(name), last: name.first ?? "")
        return
      case "FN": formatted = property.text
      case "N": name = property.components
      case "TITLE", "ROLE": builder.add(property.text, to: .jobTitles)
      case "ORG":
        builder.add(property.components.first ?? "", to: .companyNames)
        for department in property.components.dropFirst() { builder.add(department, to: .departments) }
      case "EMAIL": builder.add(property.text.replacingPrefix("mailto:"), to: .emails)
      case "URL": builder.addWebsite(property.text)
      case "TEL": builder.addPhone(property.text, to: field(property.types))
      case "ADR": builder.add(address(property.components), to: .addresses)
      case "X-SOCIALPROFILE", "SOCIALPROFILE": builder.add(property.text, to: .socialProfiles)
      default: break
      }
    }
    builder.addName(formatted, first: given(name), last: name.first ?? "")
  }

  private static func given(_ name: [String]) -> String {
    name.dropFirst().prefix(2).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func field(_ types: Set<String>) -> ContactField? {
    if types.contains("FAX") { return .faxes }
    if types.contains("CELL") { return .mobilePhones }
    if types.contains("HOME") || types.contains("PAGER") { return .otherPhones }
    return types.contains("WORK") ? .workPhones : nil
  }

  /// The parts of an address in the order of a letter: box, rooms, street, then postcode and town, region, country.
  private static func address(_ parts: [String]) -> String {
    let parts = parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } + Array(repeating: "", count: 7)
    let town = [parts[5], parts[3]].filter { !$0.isEmpty }.joined(separator: " ")
    return [parts[0], parts[1], parts[2], town, parts[4], parts[6]].filter { !$0.isEmpty }
      .map { $0.replacingOccurrences(of: "\n", with: ", ") }.joined(separator: ", ")
  }

  /// The lines with continuations put back: after a line end and a blank, and after the soft line ends of vCard 2.1.
  private static func unfolded(_ text: String) -> [String] {
    var lines: [String.UnicodeScalarView] = []
    for line in text.unicodeScalars.split(omittingEmptySubsequences: true, whereSeparator: { $0 == "\r" || $0 == "\n" })
    {
      let last = lines.last.map { String($0) } ?? ""
      if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
        lines[lines.count - 1].append(contentsOf: line.dropFirst())
      } else if last.unicodeScalars.last == "=", last.uppercased().contains("QUOTED-PRINTABLE") {
        lines[lines.count - 1].removeLast()
        lines[lines.count - 1].append(contentsOf: line)
      } else {
        lines.append(String.UnicodeScalarView(line))
      }
    }
    return lines.map { String($0) }
  }
}

extension String {
  /// The text without a prefix, whatever its case.
  fileprivate func replacingPrefix(_ prefix: String) -> String {
    lowercased().hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
