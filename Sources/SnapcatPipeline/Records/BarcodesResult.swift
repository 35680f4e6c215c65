import SnapcatVision

/// What `snapcat barcodes` says about one image: schema `snapcat.barcodes/1`.
public struct BarcodesResult: Codable, Hashable, Sendable {
  /// The schema's name and version.
  public static let schema = "snapcat.barcodes/1"

  public var image: ImageInfo
  /// The codes, from the top down; nil (written as null) when `error` is set.
  public var barcodes: [CardBarcodeRecord]?
  public var error: RecordError?

  /// Creates the result of an image that was looked at.
  public init(path: String, image: VisionImage, barcodes: [BarcodeObservation]) {
    self.image = ImageInfo(path: path, width: image.width, height: image.height)
    self.barcodes = barcodes.map { CardBarcodeRecord($0, cardSize: image.size) }
  }

  /// Creates the result of an image that could not be read.
  public init(path: String, error: RecordError) {
    image = ImageInfo(path: path)
    self.error = error
  }

  private enum CodingKeys: String, CodingKey { case schema, image, barcodes, error }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.checkSchema(Self.schema, forKey: .schema)
    image = try container.decode(ImageInfo.self, forKey: .image)
    barcodes = try container.decodeIfPresent([CardBarcodeRecord].self, forKey: .barcodes)
    error = try container.decodeIfPresent(RecordError.self, forKey: .error)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(image, forKey: .image)
    try container.encode(barcodes, forKey: .barcodes)
    try container.encode(error, forKey: .error)
  }
}
