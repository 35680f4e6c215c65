/// A telephone number as the phone library understands it.
struct ParsedPhone: Hashable, Sendable {
  /// What the numbering plan uses the number for.
  enum Kind: Sendable {
    case fixedLine, mobile, fixedLineOrMobile, special, unknown
  }

  let e164: String
  /// Two capital letters; empty when the number belongs to no region.
  let region: String
  let kind: Kind
  /// Whether the number can be in use; otherwise only its length is right.
  let isValid: Bool
}
