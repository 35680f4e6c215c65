import SnapcatVision

/// What `snapcat detect` says about one image: schema `snapcat.detect/1`.
public struct DetectResult: Codable, Hashable, Sendable {
  /// The schema's name and version.
  public static let schema = "snapcat.detect/1"

  public var image: ImageInfo
  /// The animals, the surest first; nil (written as null) when `error` is set.
  public var observations: [ObservationRecord]?
  public var error: RecordError?

  /// Creates the result of an image that was looked at.
  public init(path: String, image: VisionImage, animals: [RecognizedObjectObservation]) {
    self.image = ImageInfo(path: path, width: image.width, height: image.height)
    observations = animals.map { ObservationRecord($0, imageSize: image.size) }
  }

  /// Creates the result of an image that could not be read.
  public init(path: String, error: RecordError) {
    image = ImageInfo(path: path)
    self.error = error
  }

  private enum CodingKeys: String, CodingKey { case schema, image, observations, error }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.checkSchema(Self.schema, forKey: .schema)
    image = try container.decode(ImageInfo.self, forKey: .image)
    observations = try container.decodeIfPresent([ObservationRecord].self, forKey: .observations)
    error = try container.decodeIfPresent(RecordError.self, forKey: .error)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(image, forKey: .image)
    try container.encode(observations, forKey: .observations)
    try container.encode(error, forKey: .error)
  }
}
