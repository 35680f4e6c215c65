/// The rules of CSV for single cells.
package enum CSVText {
  /// The cell in quotation marks where RFC 4180 wants them.
  package static func quote(_ cell: String) -> String {
    // By scalars: a quotation mark with an accent on it is one character to Swift, but not to readers of CSV.
    let scalars = cell.unicodeScalars
    guard
      scalars.contains(where: { ",\"\n\r".unicodeScalars.contains($0) }) || scalars.first == " " || scalars.last == " "
    else { return cell }
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in scalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    quoted.append("\"")
    return String(quoted)
  }

  /// The cell so that no spreadsheet takes it for a formula.
  ///
  /// - Parameter isPhone: whether a leading + is expected, as long as the rest is that of a number.
  package static func safe(_ cell: String, isPhone: Bool = false) -> String {
    guard let first = cell.unicodeScalars.first, "=+-@\t\r\n".unicodeScalars.contains(first) else { return cell }
    if isPhone, cell.unicodeScalars.allSatisfy({ $0.isLetter || $0.isDigit || "+()-–./, ".unicodeScalars.contains($0) })
    {
      return cell
    }
    return "'" + cell
  }
}
