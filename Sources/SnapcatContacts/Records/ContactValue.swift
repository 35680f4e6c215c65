/// One value of a contact's field.
public struct ContactValue: Codable, Hashable, Sendable {
  /// The value as printed; a value over several lines is joined with ", " for addresses and without a blank for e-mails
  /// and websites.
  public var value: String
  /// In 0...1; nil when unknown.
  public var confidence: Double?
  /// The index of the (first) line it was read from.
  public var line: Int?
  /// First name, for names only.
  public var firstName: String?
  /// Last name, for names only.
  public var lastName: String?
  /// The number in E.164 form, for phones that could be parsed only.
  public var e164: String?

  public init(
    _ value: String, confidence: Double? = nil, line: Int? = nil, firstName: String? = nil, lastName: String? = nil,
    e164: String? = nil
  ) {
    self.value = value
    self.confidence = confidence
    self.line = line
    self.firstName = firstName
    self.lastName = lastName
    self.e164 = e164
  }

  private enum CodingKeys: String, CodingKey {
    case value, confidence, line, e164
    case firstName = "FirstName"
    case lastName = "LastName"
  }
}
