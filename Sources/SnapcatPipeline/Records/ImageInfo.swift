/// The image that a record is about, as `snapcat.card/1` and `snapcat.detect/1` describe it.
public struct ImageInfo: Codable, Hashable, Sendable {
  /// The path as it was given.
  public var path: String
  /// Width of the upright picture in pixels; nil when it could not be read.
  public var width: Int?
  /// Height of the upright picture in pixels; nil when it could not be read.
  public var height: Int?

  public init(path: String, width: Int? = nil, height: Int? = nil) {
    self.path = path
    self.width = width
    self.height = height
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
  }
}
