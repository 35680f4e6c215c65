/// The rules of JSON for single values, for files that are written piece by piece.
enum JSONText {
  /// A text in quotation marks.
  ///
  /// Beside what JSON demands, the line ends U+2028 and U+2029 and the characters <, > and & are escaped, so that the text
  /// can stand in a page.
  static func string(_ text: String) -> String {
    var result = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result.append("\\")
        result.append(scalar)
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        result.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars)
      default: result.append(scalar)
      }
    }
    result.append("\"")
    return String(result)
  }

  /// A text in quotation marks, or null.
  static func string(_ text: String?) -> String { text.map { string($0) } ?? "null" }

  /// A number that readers take for a fraction even when it is whole: it always has a decimal point.
  static func fraction(_ number: Double, decimals: Int = 4) -> String {
    decimal(number.rounded(toPlaces: decimals))
  }

  /// A number with as many decimals as it needs, none when it is whole.
  static func number(_ number: Double, decimals: Int = 4) -> String {
    let text = fraction(number, decimals: decimals)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A number, or null.
  static func number(_ number: Double?, decimals: Int = 4) -> String {
    number.map { self.number($0, decimals: decimals) } ?? "null"
  }

  /// The shortest form of a rounded number without an exponent.
  private static func decimal(_ number: Double) -> String {
    let text = "\(number)"
    guard text.contains("e") else { return text }
    let scaled = Int((abs(number) * 1e6).rounded())
    let digits = String(scaled)
    let padded = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    return (number < 0 ? "-" : "") + padded.dropLast(6) + "." + padded.suffix(6)
  }
}
