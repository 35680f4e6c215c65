/// What a decoder refuses before it allocates any pixel.
public struct ImageLimits: Codable, Hashable, Sendable {
  /// The most pixels an image may have, in millions.
  public var megapixels: Double

  public init(megapixels: Double = 200) {
    self.megapixels = megapixels
  }

  /// Accepts the size that a file's header states.
  ///
  /// - Throws: ``ImageError`` of kind `tooLarge` or, for an empty picture, `unsupported`.
  func check(width: Int, height: Int) throws(ImageError) {
    guard width > 0, height > 0 else { throw ImageError(.unsupported, "the image has no pixels") }
    guard Double(width) * Double(height) <= megapixels * 1e6, max(width, height) <= Int(Int32.max) else {
      throw ImageError(
        .tooLarge, "the image says it has \(width) x \(height) pixels, more than the allowed \(megapixels) megapixels")
    }
  }
}
