import Foundation

/// Writes contacts as vCards.
public struct VCardWriter: Sendable {
  public init() {}

  /// One vCard 3.0 (RFC 2426) with CRLF line ends.
  ///
  /// - Parameters:
  ///   - fallbackName: what FN says when the card names neither person nor company.
  ///   - note: free text, or nil.
  ///   - photo: a JPEG, or nil.
  public func string(for contact: ContactRecord, fallbackName: String, note: String? = nil, photo: Data? = nil)
    -> String
  {
    ""
  }
}
