/// The rules of vCard for characters and lines, the same in RFC 2426 and RFC 6350.
enum VCardText {
  /// A text value: backslash, comma, semicolon and line ends escaped, control characters left out.
  static func escape(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in lineEndsUnified(text) {
      switch scalar {
      case "\\", ",", ";":
        escaped.append("\\")
        escaped.append(scalar)
      case "\n":
        escaped.append("\\")
        escaped.append("n")
      default:
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// A URI value, in which nothing is escaped: blanks and control characters are left out.
  static func escapeURI(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: lineEndsUnified(text).filter { !$0.isBlank && $0 != "\n" })
    return String(kept)
  }

  /// The line in pieces of at most 75 octets, each after the first with a blank before it; no character is cut.
  static func fold(_ line: String) -> String {
    guard line.utf8.count > 75 else { return line }
    var folded = String.UnicodeScalarView()
    var octets = 0
    for scalar in line.unicodeScalars {
      let length = UTF8.width(scalar)
      if octets + length > 75 {
        folded.append(contentsOf: "\r\n ".unicodeScalars)
        octets = 1
      }
      folded.append(scalar)
      octets += length
    }
    return String(folded)
  }

  /// The scalars with every kind of line end as a line feed, without other control characters but tabs.
  private static func lineEndsUnified(_ text: String) -> [Unicode.Scalar] {
    var unified: [Unicode.Scalar] = []
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where previous == "\r": break
      case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: unified.append("\n")
      case 0x09: unified.append(scalar)
      case ..<0x20, 0x7F...0x9F: break
      default: unified.append(scalar)
      }
      previous = scalar
    }
    return unified
  }
}
