/// One value of a contact's field.
public struct ContactValue: Codable, Hashable, Sendable {
  /// Where a value comes from.
  public enum Source: String, Codable, CaseIterable, Sendable {
    /// Printed lines.
    case text
    /// A barcode.
    case code
    /// Printed lines and a barcode that say the same.
    case both
  }

  /// The value as printed; a value over several lines is joined with ", " for addresses and without a blank for e-mails
  /// and websites.
  public var value: String
  /// In 0...1; nil when unknown.
  public var confidence: Double?
  /// The index of the (first) line it was read from; nil when no line says it.
  public var line: Int?
  /// Where that line stands, in pixels of the flattened card, origin at the upper left; nil when unknown.
  public var box: TextLine.Box?
  /// First name, for names only.
  public var firstName: String?
  /// Last name, for names only.
  public var lastName: String?
  /// The number in E.164 form, for phones that could be parsed only.
  public var e164: String?
  /// The name of the network, for social profiles only, such as "LinkedIn".
  public var network: String?
  public var source: Source

  public init(
    _ value: String, confidence: Double? = nil, line: Int? = nil, box: TextLine.Box? = nil, firstName: String? = nil,
    lastName: String? = nil, e164: String? = nil, network: String? = nil, source: Source = .text
  ) {
    self.value = value
    self.confidence = confidence
    self.line = line
    self.box = box
    self.firstName = firstName
    self.lastName = lastName
    self.e164 = e164
    self.network = network
    self.source = source
  }

  private enum CodingKeys: String, CodingKey {
    case value, confidence, line, box, e164, network, source
    case firstName = "FirstName"
    case lastName = "LastName"
  }
}
