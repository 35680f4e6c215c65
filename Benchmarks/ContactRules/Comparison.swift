import Foundation
import SnapcatContacts

/// How values are compared: as `accuracy/evaluate_cards.py` does it.
enum Comparison {
  /// What is left of a value when spelling does not count.
  static func key(_ value: String, _ field: ContactField) -> String {
    let text = value.precomposedStringWithCanonicalMapping.trimmingCharacters(in: .whitespaces)
    if field.isPhone { return text.filter { $0.isASCII && $0.isNumber } }
    switch field {
    case .emails: return text.lowercased()
    case .websites:
      var rest = text.lowercased()[...]
      for prefix in ["https://", "http://", "www."] where rest.hasPrefix(prefix) { rest = rest.dropFirst(prefix.count) }
      while rest.last == "/" { rest = rest.dropLast() }
      return String(rest)
    default:
      return text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
  }

  /// The fields that the generator knows.
  static let fields = ContactField.allCases.filter { $0 != .socialProfiles }
}
