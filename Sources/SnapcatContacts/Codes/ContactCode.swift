import Foundation

/// What the payload of a barcode says about a person or company.
public struct ContactCode: Hashable, Sendable {
  /// The forms of payload that are understood.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// vCard 2.1, 3.0 or 4.0.
    case vCard
    /// MECARD, as Japanese telephones introduced it, and the similar BIZCARD.
    case meCard
    case url
    case email
    case phone
    /// Anything else.
    case text
  }

  public var kind: Kind
  /// The values that the payload gives, each with the source `code`.
  public var record: ContactRecord

  /// Reads a payload; whatever is understood of a damaged one is kept.
  ///
  /// - Parameter region: the region of numbers without a country code (two capital letters), or nil.
  public init(_ payload: String, region: String? = nil) {
    let text = payload.trimmingCharacters(in: .whitespacesAndNewlines)
    let upper = text.prefix(12).uppercased()
    var builder = CodeRecordBuilder(region: region)
    if upper.hasPrefix("BEGIN:VCARD") {
      kind = .vCard
      VCardParser.read(text, into: &builder)
    } else if upper.hasPrefix("MECARD:") || upper.hasPrefix("BIZCARD:") {
      kind = .meCard
      MECARDParser.read(text, into: &builder)
    } else {
      kind = LinkPayload.read(text, into: &builder)
    }
    record = builder.record
  }
}
