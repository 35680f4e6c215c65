import Foundation

/// A card in two colours whose parts were taken for two documents side by side.
///
/// What tells it from two documents: they share a side, together they are a quadrilateral with the proportions of a card,
/// and not both are cards by themselves.
enum CardHalves {
  /// What the outline of such a card is said to come from.
  static let name = "halves"

  /// How far the ends of the shared side may lie from each other, as a share of its length.
  private static let largestGap = 0.15
  /// How far they may lie from the sides of the whole, as a share of those.
  private static let largestBend = 0.04

  /// The outline of the card that two outlines are parts of, in pixels of the image; nil when there is none.
  static func card(
    of one: PixelQuadrilateral, and other: PixelQuadrilateral, in imageSize: CGSize
  ) -> PixelQuadrilateral? {
    guard !isCard(one, in: imageSize) || !isCard(other, in: imageSize) else { return nil }
    for side in 0..<4 {
      for otherSide in 0..<4 {
        if let whole = whole(one, side, other, otherSide), isCard(whole, in: imageSize) { return whole }
      }
    }
    return nil
  }

  /// Both together when they touch with these sides.
  private static func whole(
    _ one: PixelQuadrilateral, _ side: Int, _ other: PixelQuadrilateral, _ otherSide: Int
  ) -> PixelQuadrilateral? {
    let length = max(one.sideLengths[side], other.sideLengths[otherSide])
    let ends = [(one.corner(side), other.corner(otherSide + 1)), (one.corner(side + 1), other.corner(otherSide))]
    guard ends.allSatisfy({ ($0 - $1).length <= largestGap * length }) else { return nil }
    let whole = PixelQuadrilateral(
      one.corner(side + 2), one.corner(side + 3), other.corner(otherSide + 2), other.corner(otherSide + 3))
    guard whole.isConvex else { return nil }
    let bends = [(whole.side(1), ends[0], whole.sideLengths[1]), (whole.side(3), ends[1], whole.sideLengths[3])]
    let isStraight = bends.allSatisfy { line, end, length in
      [end.0, end.1].contains { abs(line.signedDistance(to: $0)) <= largestBend * length }
    }
    return isStraight ? whole : nil
  }

  private static func isCard(_ outline: PixelQuadrilateral, in imageSize: CGSize) -> Bool {
    CardProportions.include(RectangleProportions(of: outline, imageSize: imageSize).aspectRatio)
  }
}
