/// A side that a card was put together from: its picture or text, and where the card is in it.
public struct CardSideRecord: Codable, Hashable, Sendable {
  public var image: ImageInfo
  /// Nil (written as null) when text was read, not a picture.
  public var document: CardDocumentRecord?

  public init(image: ImageInfo, document: CardDocumentRecord?) {
    self.image = image
    self.document = document
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(image, forKey: .image)
    try container.encode(document, forKey: .document)
  }
}
