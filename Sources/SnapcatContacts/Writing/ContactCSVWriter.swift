/// Writes contacts as CSV (RFC 4180) with the headers that Google Contacts imports.
public struct ContactCSVWriter: Sendable {
  public init() {}

  /// The header row, without a line end.
  public var header: String { "" }

  /// The row of one contact, without a line end.
  public func row(for contact: ContactRecord, fallbackName: String, note: String? = nil) -> String { "" }
}
