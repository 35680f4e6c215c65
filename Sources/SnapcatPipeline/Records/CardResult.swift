import SnapcatVision

/// What `snapcat card` says about one image: schema `snapcat.card/1`.
public struct CardResult: Codable, Hashable, Sendable {
  /// The schema's name and version.
  public static let schema = "snapcat.card/1"

  public var image: ImageInfo
  /// The cards, the largest first; nil (written as null) when `error` is set.
  public var cards: [CardRecord]?
  public var error: RecordError?

  /// Creates the result of an image that was read.
  public init(path: String, image: VisionImage, cards: [BusinessCardObservation]) {
    self.image = ImageInfo(path: path, width: image.width, height: image.height)
    self.cards = cards.map { CardRecord($0, imageSize: image.size) }
  }

  /// Creates the result of a picture or of text whose cards are described already.
  public init(image: ImageInfo, cards: [CardRecord]) {
    self.image = image
    self.cards = cards
  }

  /// Creates the result of an image that could not be read.
  public init(path: String, error: RecordError) {
    image = ImageInfo(path: path)
    self.error = error
  }

  private enum CodingKeys: String, CodingKey { case schema, image, cards, error }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.checkSchema(Self.schema, forKey: .schema)
    image = try container.decode(ImageInfo.self, forKey: .image)
    cards = try container.decodeIfPresent([CardRecord].self, forKey: .cards)
    error = try container.decodeIfPresent(RecordError.self, forKey: .error)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(image, forKey: .image)
    try container.encode(cards, forKey: .cards)
    try container.encode(error, forKey: .error)
  }
}
