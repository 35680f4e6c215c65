/// The versions of the vCard format that can be written.
public enum VCardVersion: String, Codable, CaseIterable, Sendable {
  /// RFC 2426, which every address book imports.
  case v3 = "3.0"
  /// RFC 6350.
  case v4 = "4.0"
}
