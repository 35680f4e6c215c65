import SnapcatVision

/// What `snapcat read` says about one image: schema `snapcat.read/1`.
public struct ReadResult: Codable, Hashable, Sendable {
  /// The schema's name and version.
  public static let schema = "snapcat.read/1"

  public var image: ImageInfo
  /// The lines in reading order; nil (written as null) when `error` is set.
  public var lines: [TextLineRecord]?
  public var error: RecordError?

  /// Creates the result of an image that was read.
  public init(path: String, image: VisionImage, lines: [RecognizedTextObservation]) {
    self.image = ImageInfo(path: path, width: image.width, height: image.height)
    self.lines = lines.map { TextLineRecord($0, imageSize: image.size) }
  }

  /// Creates the result of an image that could not be read.
  public init(path: String, error: RecordError) {
    image = ImageInfo(path: path)
    self.error = error
  }

  private enum CodingKeys: String, CodingKey { case schema, image, lines, error }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.checkSchema(Self.schema, forKey: .schema)
    image = try container.decode(ImageInfo.self, forKey: .image)
    lines = try container.decodeIfPresent([TextLineRecord].self, forKey: .lines)
    error = try container.decodeIfPresent(RecordError.self, forKey: .error)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(image, forKey: .image)
    try container.encode(lines, forKey: .lines)
    try container.encode(error, forKey: .error)
  }
}
