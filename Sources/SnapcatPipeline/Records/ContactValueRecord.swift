import SnapcatContacts

/// One value of a card's field, as our files write it.
public struct ContactValueRecord: Codable, Hashable, Sendable {
  /// The value as printed on the card.
  public var value: String
  /// In 0...1, four decimals; nil (written as null) when unknown.
  public var confidence: Double?
  /// Index of the line that the value starts in; nil (written as null) when unknown.
  public var line: Int?
  /// First name, for names only.
  public var firstName: String?
  /// Last name, for names only.
  public var lastName: String?
  /// The number in E.164 form, for phones that could be parsed only.
  public var e164: String?
  /// The network's name, for social profiles only.
  public var network: String?
  /// Where the value comes from when not from lines alone; nil (and left out) otherwise.
  public var source: ContactValue.Source?

  public init(_ value: ContactValue) {
    self.value = value.value
    confidence = value.confidence?.rounded(toPlaces: 4)
    line = value.line
    firstName = value.firstName
    lastName = value.lastName
    e164 = value.e164
    network = value.network
    source = value.source == .text ? nil : value.source
  }

  private enum CodingKeys: String, CodingKey {
    case value, confidence, line, e164, network, source
    case firstName = "FirstName"
    case lastName = "LastName"
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(line, forKey: .line)
    try container.encodeIfPresent(firstName, forKey: .firstName)
    try container.encodeIfPresent(lastName, forKey: .lastName)
    try container.encodeIfPresent(e164, forKey: .e164)
    try container.encodeIfPresent(network, forKey: .network)
    try container.encodeIfPresent(source, forKey: .source)
  }
}
