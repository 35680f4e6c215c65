import Foundation
import Testing

@testable import SnapcatVision

@Suite("Cards in two colours")
struct CardHalvesTests {
  private static let imageSize = CGSize(width: 800, height: 600)

  private func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> PixelQuadrilateral {
    PixelQuadrilateral(
      PixelPoint(x: left, y: top), PixelPoint(x: right, y: top), PixelPoint(x: right, y: bottom),
      PixelPoint(x: left, y: bottom))
  }

  private func card(_ one: PixelQuadrilateral, _ other: PixelQuadrilateral) -> PixelQuadrilateral? {
    CardHalves.card(of: one, and: other, in: Self.imageSize)
  }

  @Test func partsThatShareASideAreOneCard() {
    let (left, right) = (rectangle(200, 200, 340, 400), rectangle(342, 201, 540, 401))
    for whole in [card(left, right), card(right, left)] {
      #expect((whole?.intersectionOverUnion(with: rectangle(200, 200, 540, 400)) ?? 0) > 0.98)
    }
  }

  @Test func cornersMayStartAnywhere() {
    let left = rectangle(200, 200, 340, 400)
    for first in 0..<4 {
      let turned = PixelQuadrilateral(
        left.corner(first), left.corner(first + 1), left.corner(first + 2), left.corner(first + 3))
      #expect(card(turned, rectangle(342, 201, 540, 401)) != nil)
    }
  }

  @Test func twoCardsThatTouchStayTwo() {
    #expect(card(rectangle(100, 200, 390, 370), rectangle(390, 200, 680, 370)) == nil)
    #expect(card(rectangle(100, 100, 390, 270), rectangle(100, 270, 390, 440)) == nil)
  }

  @Test func partsThatLieApartOrOfOtherHeightsStayTwo() {
    #expect(card(rectangle(200, 200, 300, 400), rectangle(380, 200, 540, 400)) == nil)
    #expect(card(rectangle(200, 200, 340, 400), rectangle(342, 260, 540, 340)) == nil)
  }
}
