import Foundation

/// Cards of one size that lie side by side without a gap, so that they look like one document with bands.
///
/// What tells them apart: the outline has the proportions of so many cards, and wherever one of them would end the tone
/// changes across all of it.
struct CardRow {
  /// What the outlines of such cards are said to come from.
  static let name = "row"

  /// The cards in pixels of the image; empty when the outline is that of one document.
  let cards: [PixelQuadrilateral]

  init(in outline: PixelQuadrilateral, of image: PixelBuffer) throws {
    let size = CGSize(width: image.width, height: image.height)
    let aspectRatio = RectangleProportions(of: outline, imageSize: size).aspectRatio
    let stacked = Self.counts.filter { CardProportions.include(aspectRatio * Double($0)) }
    let besides = Self.counts.filter { CardProportions.include(aspectRatio / Double($0)) }
    guard !stacked.isEmpty || !besides.isEmpty else {
      cards = []
      return
    }
    let flat = try image.flattened(outline, longSide: 512, largestScale: 1)
    if let seams = Self.seams(of: flat, counts: stacked) {
      cards = Self.parts(seams).map { Self.part(of: outline, across: 0...1, down: $0) }
    } else if let seams = try Self.seams(of: flat.rotated(clockwiseDegrees: 90), counts: besides) {
      cards = Self.parts(seams).map { Self.part(of: outline, across: $0, down: 0...1) }
    } else {
      cards = []
    }
  }

  private static let counts = 2...4
  /// How far a seam may lie from where cards of one size meet, as a share of all of them.
  private static let shift = 0.04
  /// The share of a seam that has to be seen.
  private static let leastSupport = 0.8
  /// So many rows to both sides of a seam count: rules and creases have the same paper on both sides.
  private static let reach = 10
  /// The least step of a channel across a seam, of 255.
  private static let leastStep = 10

  /// Where an image is divided, from the top, into the first of the numbers of equal parts that has all its seams.
  private static func seams(of flat: PixelBuffer, counts: [Int]) -> [Double]? {
    for count in counts {
      let seams = (1..<count).compactMap { seam(near: Double($0) / Double(count), of: flat) }
      if seams.count == count - 1 { return seams }
    }
    return nil
  }

  private static func seam(near place: Double, of flat: PixelBuffer) -> Double? {
    let height = Double(flat.height)
    let (first, last) = (Int((place - shift) * height), Int((place + shift) * height))
    guard first >= reach, last <= flat.height - reach else { return nil }
    let rows = first...last
    let supports = rows.map { support(of: $0, in: flat) }
    guard let best = supports.max(), best >= leastSupport else { return nil }
    // A clean seam is as well seen from the rows around it.
    let seen = zip(rows, supports).filter { $0.1 == best }.map(\.0)
    return Double(seen[0] + seen[seen.count - 1]) / 2 / height
  }

  /// The share of the columns in which the rows above and below the upper edge of `row` differ, near it and farther off.
  private static func support(of row: Int, in flat: PixelBuffer) -> Double {
    let stride = flat.width * flat.channels
    func step(_ distance: Int, _ index: Int) -> Int {
      let (above, below) = ((row - distance) * stride + index, (row + distance - 1) * stride + index)
      return Int(flat.bytes[below]) - Int(flat.bytes[above])
    }
    let columns = (0..<flat.width).count { column in
      (column * flat.channels..<(column + 1) * flat.channels).contains { index in
        let (near, far) = (step(3, index), step(reach, index))
        return min(abs(near), abs(far)) >= leastStep && near.signum() == far.signum()
      }
    }
    return Double(columns) / Double(flat.width)
  }

  private static func parts(_ seams: [Double]) -> [ClosedRange<Double>] {
    zip([0] + seams, seams + [1]).map { $0...$1 }
  }

  private static func part(
    of outline: PixelQuadrilateral, across: ClosedRange<Double>, down: ClosedRange<Double>
  ) -> PixelQuadrilateral {
    let homography = Homography(unitSquareTo: outline)
    func corner(_ x: Double, _ y: Double) -> PixelPoint { homography.applied(to: PixelPoint(x: x, y: y)) }
    return PixelQuadrilateral(
      corner(across.lowerBound, down.lowerBound), corner(across.upperBound, down.lowerBound),
      corner(across.upperBound, down.upperBound), corner(across.lowerBound, down.upperBound))
  }
}
