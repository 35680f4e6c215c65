/// What a decoder refuses before it allocates any pixel.
public struct ImageLimits: Codable, Hashable, Sendable {
  /// The most pixels an image may have, in millions.
  public var megapixels: Double

  public init(megapixels: Double = 200) {
    self.megapixels = megapixels
  }
}
