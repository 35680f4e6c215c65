import Foundation

/// Reads MECARD ("MECARD:N:Berg,Anna;TEL:...;;") and BIZCARD ("BIZCARD:N:Anna;X:Berg;T:Engineer;...").
enum MECARDParser {
  static func read(_ text: String, into builder: inout CodeRecordBuilder) {
    let isBusiness = text.uppercased().hasPrefix("BIZCARD:")
    guard let colon = text.firstIndex(of: ":") else { return }
    var first = ""
    var last = ""
    for field in fields(text[text.index(after: colon)...]) {
      let value = field.value
      switch (field.key, isBusiness) {
      case ("N", false):
        let parts = value.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        last = parts.count > 1 ? String(parts[0]) : ""
        first = parts.last.map(String.init) ?? ""
      case ("N", true): first = value
      case ("X", true): last = value
      case ("TEL", false), ("B", true): builder.addPhone(value, to: isBusiness ? .workPhones : nil)
      case ("M", true): builder.addPhone(value, to: .mobilePhones)
      case ("F", true): builder.addPhone(value, to: .faxes)
      case ("EMAIL", false), ("E", true): builder.add(value, to: .emails)
      case ("URL", false): builder.addWebsite(value)
      case ("ADR", false), ("A", true):
        builder.add(
          value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: ", "),
          to: .addresses)
      case ("ORG", false), ("C", true): builder.add(value, to: .companyNames)
      case ("TITLE", false), ("T", true): builder.add(value, to: .jobTitles)
      default: break
      }
    }
    builder.addName("", first: first, last: last)
  }

  /// Keys in capitals and values with their escapes undone.
  private static func fields(_ text: Substring) -> [(key: String, value: String)] {
    var parts = [""]
    var isEscaped = false
    for character in text {
      if isEscaped {
        parts[parts.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == ";" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let key = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
      return (key, part[part.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }
}
