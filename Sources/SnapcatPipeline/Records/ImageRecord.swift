/// What a run says about one image: schema `snapcat.record/1`, one line of `observations.jsonl`.
public struct ImageRecord: Codable, Hashable, Sendable {
  /// The schema's name and version.
  public static let schema = "snapcat.record/1"

  /// Relative to the input root, with "/".
  public var path: RecordPath
  public var image: RecordedImage
  /// The animals, the surest first; nil (written as null) when `error` is set or the run does not look for animals.
  public var observations: [ObservationRecord]?
  /// The cards, the largest first; nil (written as null) when `error` is set or the run does not look for cards.
  public var cards: [CardRecord]?
  /// The annotated copy, relative to the output folder; nil (written as null) when there is none.
  public var annotated: String?
  /// The name of the profile that the image belongs to; nil (written as null) when it belongs to none.
  public var profile: String?
  public var error: RecordError?

  public init(
    path: RecordPath, image: RecordedImage, observations: [ObservationRecord]? = nil, cards: [CardRecord]? = nil,
    annotated: String? = nil, profile: String? = nil, error: RecordError? = nil
  ) {
    self.path = path
    self.image = image
    self.observations = observations
    self.cards = cards
    self.annotated = annotated
    self.profile = profile
    self.error = error
  }

  private enum CodingKeys: String, CodingKey {
    case schema, path, pathEncoding, image, observations, cards, annotated, profile, error
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.checkSchema(Self.schema, forKey: .schema)
    path = RecordPath(
      text: try container.decode(String.self, forKey: .path),
      encoding: try container.decodeIfPresent(RecordPath.Encoding.self, forKey: .pathEncoding))
    image = try container.decode(RecordedImage.self, forKey: .image)
    observations = try container.decodeIfPresent([ObservationRecord].self, forKey: .observations)
    cards = try container.decodeIfPresent([CardRecord].self, forKey: .cards)
    annotated = try container.decodeIfPresent(String.self, forKey: .annotated)
    profile = try container.decodeIfPresent(String.self, forKey: .profile)
    error = try container.decodeIfPresent(RecordError.self, forKey: .error)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(path.text, forKey: .path)
    try container.encodeIfPresent(path.encoding, forKey: .pathEncoding)
    try container.encode(image, forKey: .image)
    try container.encode(observations, forKey: .observations)
    try container.encode(cards, forKey: .cards)
    try container.encode(annotated, forKey: .annotated)
    try container.encode(profile, forKey: .profile)
    try container.encode(error, forKey: .error)
  }
}
