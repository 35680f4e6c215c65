/// How much a whole picture looks like a printed page or card that fills it, found without reading.
///
/// Printed matter has lines of text on an even ground. Photographs have one or the other: fur and grass give boxes like
/// lines of text, but no even ground; sky and walls are even, but bear no lines.
struct PrintedPageEvidence: Hashable {
  /// The share of the picture that boxes like lines of text cover.
  let coverage: Double
  /// The share of the picture where neighbouring pixels are alike, seen at 256 pixels on the longer side.
  let evenness: Double

  /// In 0...1: the product of both, each scaled by what printed cards have.
  var strength: Double {
    min(1, coverage / 0.16) * min(1, max(0, (evenness - 0.6) / 0.2))
  }

  init(of image: PixelBuffer) throws {
    coverage = try TextEvidence(in: PixelQuadrilateral(width: image.width, height: image.height), of: image).coverage
    let size = image.size(withLongSide: min(256, max(image.width, image.height)))
    evenness = Self.evenness(of: try image.gray().resized(toWidth: size.width, height: size.height))
  }

  private static func evenness(of plane: PixelBuffer) -> Double {
    guard plane.width > 1, plane.height > 1 else { return 0 }
    let largestStep = 4
    let bytes = plane.bytes
    var even = 0
    for row in 0..<plane.height - 1 {
      for index in row * plane.width..<(row + 1) * plane.width - 1 {
        let value = Int(bytes[index])
        let isEven =
          abs(Int(bytes[index + 1]) - value) <= largestStep
          && abs(Int(bytes[index + plane.width]) - value) <= largestStep
        if isEven { even += 1 }
      }
    }
    return Double(even) / Double((plane.width - 1) * (plane.height - 1))
  }
}
