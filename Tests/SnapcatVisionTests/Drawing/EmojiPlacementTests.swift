import Foundation
import SnapcatVision
import Testing

@Suite struct EmojiPlacementTests {
  private static let size = CGSize(width: 400, height: 200)
  private static let placement = EmojiPlacement(shareOfBox: 0.5, shareOfFace: 1)

  private static func frame(
    _ box: NormalizedRect, face: NormalizedRect? = nil, aspectRatio: Double = 1, in size: CGSize = size
  ) -> CGRect {
    placement.frame(for: box, face: face, aspectRatio: aspectRatio, in: size)
  }

  @Test func withoutAFaceItSitsOnTheUpperThird() {
    // The box covers columns 100...300 and rows 20...140; its shorter side is 120, a third of its height below is row 60.
    let frame = Self.frame(NormalizedRect(x: 0.25, y: 0.3, width: 0.5, height: 0.6))
    #expect(frame == CGRect(x: 170, y: 30, width: 60, height: 60))
  }

  @Test func aFaceIsCovered() {
    // The face covers columns 200...240 and rows 40...60.
    let frame = Self.frame(.fullImage, face: NormalizedRect(x: 0.5, y: 0.7, width: 0.1, height: 0.1))
    #expect(frame == CGRect(x: 200, y: 30, width: 40, height: 40))
  }

  @Test func theEmojiKeepsItsShape() {
    let frame = Self.frame(NormalizedRect(x: 0.25, y: 0.25, width: 0.25, height: 0.5), aspectRatio: 136.0 / 128)
    #expect(frame.size == CGSize(width: 53, height: 50))
  }

  @Test(arguments: [
    NormalizedRect(x: 0, y: 0.9, width: 0.1, height: 0.1), NormalizedRect(x: 0.95, y: 0, width: 0.05, height: 1),
    NormalizedRect(x: 0, y: 0, width: 1, height: 1), NormalizedRect(x: 0.999, y: 0.999, width: 0.001, height: 0.001),
    NormalizedRect(x: -0.2, y: -0.2, width: 0.3, height: 0.3), NormalizedRect(x: 0.5, y: 0.5, width: 0, height: 0),
    NormalizedRect(x: 0.9, y: 0.9, width: 0.8, height: 0.8),
  ])
  func itNeverLeavesThePicture(_ rectangle: NormalizedRect) {
    for size in [
      Self.size, CGSize(width: 200, height: 400), CGSize(width: 3, height: 100), CGSize(width: 1, height: 1),
    ] {
      for face in [nil, rectangle] {
        let frame = Self.frame(rectangle, face: face, aspectRatio: 136.0 / 128, in: size)
        #expect(frame.origin.x >= 0 && frame.origin.y >= 0)
        #expect(frame.size.width >= 1 && frame.size.height >= 1)
        #expect(frame.origin.x + frame.size.width <= size.width)
        #expect(frame.origin.y + frame.size.height <= size.height)
      }
    }
  }
}
