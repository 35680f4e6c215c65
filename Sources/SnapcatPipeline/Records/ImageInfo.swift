/// The image that a record is about, as `snapcat.card/1` and `snapcat.detect/1` describe it.
public struct ImageInfo: Codable, Hashable, Sendable {
  /// The path as it was given.
  public var path: String
  /// Size of the upright picture in pixels; nil when it could not be read.
  public var width: Int?
  public var height: Int?

  public init(path: String, width: Int? = nil, height: Int? = nil) {
    self.path = path
    self.width = width
    self.height = height
  }
}
