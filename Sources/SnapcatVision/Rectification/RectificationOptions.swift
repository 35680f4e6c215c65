/// How large a flattened document becomes.
public struct RectificationOptions: Codable, Hashable, Sendable {
  /// Dots per inch of a business card, whose long side is taken to measure 88 mm; a document of other proportions keeps
  /// the pixels that it has in the image.
  public var dotsPerInch: Double
  /// The most pixels of the flattened document, in millions.
  public var megapixels: Double

  public init(dotsPerInch: Double = 300, megapixels: Double = 16) {
    self.dotsPerInch = dotsPerInch
    self.megapixels = megapixels
  }
}
