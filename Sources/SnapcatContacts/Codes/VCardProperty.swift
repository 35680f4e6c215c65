import Foundation

/// A line of a vCard: a name, parameters, a value.
struct VCardProperty: Hashable, Sendable {
  /// In capitals, without a group.
  var name: String
  /// The values of all parameters, and names without a value, in capitals.
  var types: Set<String>
  /// The components of the value, escapes undone.
  var components: [String]

  /// The value as one text.
  var text: String { components.joined(separator: ";") }

  /// Takes an unfolded line apart; nil when it has no colon.
  init?(_ line: String) {
    // By scalars: a mark that stands on a colon makes one character with it to Swift, but not to vCard.
    let scalars = Array(line.unicodeScalars)
    guard let colon = Self.colon(in: scalars) else { return nil }
    let head = String(String.UnicodeScalarView(scalars[..<colon])).split(separator: ";")
    guard let first = head.first else { return nil }
    name = (first.split(separator: ".").last.map(String.init) ?? "").uppercased()
    types = []
    var isQuotedPrintable = false
    for parameter in head.dropFirst() {
      let values = parameter.split(separator: "=", maxSplits: 1).last ?? parameter
      for value in values.split(separator: ",") {
        types.insert(value.trimmingCharacters(in: CharacterSet(charactersIn: "\" ")).uppercased())
      }
      if parameter.uppercased().hasSuffix("QUOTED-PRINTABLE") { isQuotedPrintable = true }
    }
    let raw = String(String.UnicodeScalarView(scalars[(colon + 1)...]))
    components = Self.components(isQuotedPrintable ? Self.decoded(quotedPrintable: raw) : raw)
  }

  /// The colon before the value; those within quotation marks belong to parameters.
  private static func colon(in line: [Unicode.Scalar]) -> Int? {
    var isQuoted = false
    for index in line.indices {
      if line[index] == "\"" { isQuoted.toggle() }
      if line[index] == ":", !isQuoted { return index }
    }
    return line.firstIndex(of: ":")
  }

  private static func components(_ raw: String) -> [String] {
    var components = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in raw.unicodeScalars {
      if isEscaped {
        components[components.count - 1].append(scalar == "n" || scalar == "N" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == ";" {
        components.append(String.UnicodeScalarView())
      } else {
        components[components.count - 1].append(scalar)
      }
    }
    return components.map { String($0) }
  }

  private static func decoded(quotedPrintable text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "="), let value = UInt8(digits, radix: 16), digits.count == 2 {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
