/// Something that a card's text and its barcode say differently.
public struct ContactConflict: Codable, Hashable, Sendable {
  public var field: ContactField
  /// What the lines say.
  public var text: String
  /// What the barcode says.
  public var code: String
  /// Which of the two is in the record; `both` when both are.
  public var kept: ContactValue.Source

  public init(field: ContactField, text: String, code: String, kept: ContactValue.Source) {
    self.field = field
    self.text = text
    self.code = code
    self.kept = kept
  }
}
