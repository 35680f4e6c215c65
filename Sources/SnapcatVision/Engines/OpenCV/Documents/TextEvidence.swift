import COpenCV

/// What looks like printed lines of text within an outline, found without reading.
struct TextEvidence: Hashable {
  /// How many boxes look like a line, or a piece of one, in the direction that has more of them.
  let lineCount: Int
  /// The share of the flattened outline that those boxes cover.
  let coverage: Double

  /// In 0...1: 0 when nothing looks like text.
  var strength: Double {
    let lines = Double(lineCount)
    return lines / (lines + 6)
  }

  init(in outline: PixelQuadrilateral, of image: PixelBuffer) throws {
    let longSide = 512.0
    let sides = outline.sideLengths
    let (across, down) = (max(sides[0], sides[2]), max(sides[1], sides[3]))
    let scale = min(longSide / max(across, down), 1.5)
    let (width, height) = (max(16, Int(across * scale)), max(16, Int(down * scale)))
    let flat = try image.flattened(outline, width: width, height: height).gray()
    let upright = try Self.lines(in: flat)
    let turned = try Self.lines(in: flat.rotated(clockwiseDegrees: 90))
    let better = upright.area >= turned.area ? upright : turned
    lineCount = better.count
    coverage = better.area / Double(width * height)
  }

  private static func lines(in flat: PixelBuffer) throws -> (count: Int, area: Double) {
    let boxes = try flat.segments { scv_text_boxes($0, $1, $2) }
    return (boxes.count, boxes.reduce(0) { $0 + $1.2 * $1.3 })
  }
}
