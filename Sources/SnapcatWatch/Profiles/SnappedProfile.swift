import SnapcatContacts
import SnapcatPipeline

/// A profile that a watch made: schema `snapcat.profile/1`, the file `profile.json` of its folder.
public struct SnappedProfile: Codable, Hashable, Sendable {
  /// The schema's name and version.
  public static let schema = "snapcat.profile/1"

  /// The best frame of the cat.
  public struct Cat: Codable, Hashable, Sendable {
    /// When it was taken: ISO 8601, UTC.
    public var time: String
    /// How good the picture is, in 0...1, four decimals.
    public var score: Double
    public var observation: ObservationRecord
    /// Width and height of the picture in pixels.
    public var size: [Int]
  }

  public var name: String
  /// Nil (written as null) as long as no cat was snapped.
  public var cat: Cat?
  /// Nil (written as null) as long as no card was read.
  public var card: CardRecord?

  public init(name: ProfileName) {
    self.name = name.text
  }

  private enum CodingKeys: String, CodingKey { case schema, name, cat, card }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.checkSchema(Self.schema, forKey: .schema)
    name = try container.decode(String.self, forKey: .name)
    cat = try container.decodeIfPresent(Cat.self, forKey: .cat)
    card = try container.decodeIfPresent(CardRecord.self, forKey: .card)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(name, forKey: .name)
    try container.encode(cat, forKey: .cat)
    try container.encode(card, forKey: .card)
  }

  /// The first value of a field of the card.
  public func first(_ field: ContactField) -> String? { card?.fields[field.rawValue]?.first?.value }
}
