/// The rules of CSV for single cells.
enum CSVText {
  /// The cell in quotation marks where RFC 4180 wants them.
  static func quote(_ cell: String) -> String {
    let needsQuotes = cell.unicodeScalars.contains { $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r" }
    return needsQuotes || cell.first == " " || cell.last == " "
      ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
  }

  /// The cell so that no spreadsheet takes it for a formula.
  ///
  /// - Parameter isPhone: whether a leading + is expected, as long as the rest is that of a number.
  static func safe(_ cell: String, isPhone: Bool = false) -> String {
    guard let first = cell.unicodeScalars.first, "=+-@\t\r\n".unicodeScalars.contains(first) else { return cell }
    if isPhone, cell.unicodeScalars.allSatisfy({ $0.isLetter || $0.isDigit || "+()-–./, ".unicodeScalars.contains($0) })
    {
      return cell
    }
    return "'" + cell
  }
}
