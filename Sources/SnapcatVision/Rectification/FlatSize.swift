/// The size of a flattened document in pixels.
struct FlatSize {
  /// Millimetres of the long side of a business card: 85 (Europe), 88.9 (North America), 90 (Australia), 91 (Japan).
  private static let cardLongSide = 88.0

  private(set) var width: Int
  private(set) var height: Int
  private(set) var dotsPerInch: Double?

  /// - Parameter keepsPixels: whether the pixels of the image are kept whatever the proportions.
  init(of outline: PixelQuadrilateral, aspectRatio: Double, options: RectificationOptions, keepsPixels: Bool) {
    let (across, down) = outline.extent
    let isWide = aspectRatio >= 1
    let slenderness = isWide ? aspectRatio : 1 / aspectRatio
    var longSide = isWide ? max(across, down * aspectRatio) : max(down, across / aspectRatio)
    if !keepsPixels, CardProportions.include(aspectRatio) {
      longSide = Self.cardLongSide / 25.4 * options.dotsPerInch
      dotsPerInch = options.dotsPerInch
    }
    let shortSide = longSide / slenderness
    width = max(1, Int((isWide ? longSide : shortSide).rounded()))
    height = max(1, Int((isWide ? shortSide : longSide).rounded()))
  }

  /// Shrinks the size until it has no more than that many million pixels.
  mutating func limit(toMegapixels megapixels: Double) {
    let factor = (megapixels * 1e6 / Double(width * height)).squareRoot()
    guard factor < 1 else { return }
    width = max(1, Int(Double(width) * factor))
    height = max(1, Int(Double(height) * factor))
    dotsPerInch = dotsPerInch.map { $0 * factor }
  }
}
