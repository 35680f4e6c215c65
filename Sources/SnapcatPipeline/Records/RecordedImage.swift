/// The image of a run's record.
public struct RecordedImage: Codable, Hashable, Sendable {
  /// Width of the upright picture in pixels; nil (written as null) when it could not be decoded.
  public var width: Int?
  /// Height of the upright picture in pixels; nil (written as null) when it could not be decoded.
  public var height: Int?
  /// The EXIF orientation (1 to 8) that was applied; nil (written as null) when the picture could not be decoded.
  public var orientation: Int?
  /// SHA-256 of the file's bytes, 64 hexadecimal digits; nil (written as null) when they could not be read.
  public var sha256: String?
  /// When the camera took the picture, as EXIF says it ("2024:05:01 12:30:00"); nil (and left out) when unknown.
  public var captured: String?

  public init(
    width: Int? = nil, height: Int? = nil, orientation: Int? = nil, sha256: String? = nil,
    captured: String? = nil
  ) {
    self.width = width
    self.height = height
    self.orientation = orientation
    self.sha256 = sha256
    self.captured = captured
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encode(orientation, forKey: .orientation)
    try container.encode(sha256, forKey: .sha256)
    try container.encodeIfPresent(captured, forKey: .captured)
  }
}
