import COpenCV

/// What looks like printed lines of text within an outline, found without reading.
struct TextEvidence: Hashable {
  /// The share of the flattened outline that boxes like lines, or pieces of them, cover in the direction that has more.
  let coverage: Double
  /// The share of the boxes that begin where another one does, as lines of print do and texture does not.
  let alignment: Double
  /// How high the boxes are in the mean, in 0...1: 1 for ten pixels and more where the outline's longer side has 512.
  ///
  /// Texture gives lower ones than letters that can be read.
  let letterHeight: Double

  init(in outline: PixelQuadrilateral, of image: PixelBuffer) throws {
    let flat = try image.flattened(outline, longSide: 512, largestScale: 1.5).gray()
    let upright = try Self.boxes(in: flat)
    let turned = try Self.boxes(in: flat.rotated(clockwiseDegrees: 90))
    let boxes = Self.area(of: upright) >= Self.area(of: turned) ? upright : turned
    coverage = Self.area(of: boxes) / Double(flat.width * flat.height)
    let count = Double(boxes.count)
    let meanHeight = boxes.reduce(0) { $0 + $1.height } / max(1, count)
    let readable = min(1, meanHeight / Self.readableHeight)
    let aligned = Double(Self.aligned(boxes.map(\.left).sorted()))
    let (usualCount, usualAlignment, usualHeight) = Self.usual
    alignment = (aligned + usualCount * usualAlignment) / (count + usualCount)
    letterHeight = (count * readable + usualCount * usualHeight) / (count + usualCount)
  }

  /// A piece of a line, in pixels of the flattened outline.
  private typealias Box = (left: Double, top: Double, width: Double, height: Double)

  private static let readableHeight = 10.0
  /// So many boxes of usual print are counted with those that are seen: no box, or a few, say little.
  private static let usual = (count: 5.0, alignment: 0.7, height: 0.8)
  /// Boxes begin at the same place when they do within so many pixels.
  private static let alignedDistance = 4.0

  private static func boxes(in flat: PixelBuffer) throws -> [Box] {
    try flat.segments { scv_text_boxes($0, $1, $2) }.map { Box($0.0, $0.1, $0.2, $0.3) }
  }

  private static func area(of boxes: [Box]) -> Double {
    boxes.reduce(0) { $0 + $1.width * $1.height }
  }

  /// How many of the sorted values have a neighbour nearby.
  private static func aligned(_ lefts: [Double]) -> Int {
    lefts.indices.count { index in
      let before = index > 0 && lefts[index] - lefts[index - 1] <= alignedDistance
      let after = index + 1 < lefts.count && lefts[index + 1] - lefts[index] <= alignedDistance
      return before || after
    }
  }
}
