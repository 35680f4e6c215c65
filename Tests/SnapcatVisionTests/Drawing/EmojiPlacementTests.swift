import Foundation
import SnapcatVision
import Testing

@Suite struct EmojiPlacementTests {
  private static let size = CGSize(width: 400, height: 200)
  private static let placement = EmojiPlacement(shareOfBox: 0.5, shareOfFace: 1)

  private static func place(
    _ box: NormalizedRect, face: NormalizedRect? = nil, roll: Double = 0, aspectRatio: Double = 1,
    in size: CGSize = size
  ) -> FacePlace {
    let annotation = Annotation(boundingBox: box, label: "Cat", confidence: 1, face: face, faceRoll: roll)
    return placement.place(for: annotation, aspectRatio: aspectRatio, in: size)
  }

  @Test func withoutAFaceItStartsALittleBelowTheUpperEdge() {
    // The box covers columns 100...300 and rows 20...140; half of its shorter side is 60, 5 % of its height is 6.
    let place = Self.place(NormalizedRect(x: 0.25, y: 0.3, width: 0.5, height: 0.6))
    #expect(place == FacePlace(frame: CGRect(x: 170, y: 26, width: 60, height: 60)))
  }

  @Test func aFaceIsCovered() {
    // The face covers columns 200...240 and rows 40...60.
    let place = Self.place(.fullImage, face: NormalizedRect(x: 0.5, y: 0.7, width: 0.1, height: 0.1))
    #expect(place == FacePlace(frame: CGRect(x: 200, y: 30, width: 40, height: 40)))
  }

  @Test func aTurnedFaceTurnsTheEmojiAndNotTheOneOfABox() {
    let face = NormalizedRect(x: 0.5, y: 0.5, width: 0.1, height: 0.2)
    #expect(Self.place(.fullImage, face: face, roll: 25).roll == 25)
    #expect(Self.place(.fullImage, roll: 25).roll == 0)
  }

  @Test func theEmojiKeepsItsShape() {
    let place = Self.place(NormalizedRect(x: 0.25, y: 0.25, width: 0.25, height: 0.5), aspectRatio: 136.0 / 128)
    #expect(place.frame.size == CGSize(width: 53, height: 50))
  }

  @Test func theBoundsOfATurnedPlace() {
    let frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    let quarter = FacePlace(frame: frame, roll: 90).bounds
    #expect(abs(quarter.minX - 20) < 1e-9 && abs(quarter.minY - 10) < 1e-9)
    #expect(abs(quarter.width - 20) < 1e-9 && abs(quarter.height - 40) < 1e-9)
    #expect(FacePlace(frame: frame).bounds == frame)
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
      for (face, roll) in [(nil, 0), (rectangle, 0), (rectangle, 25), (rectangle, -45)] as [(NormalizedRect?, Double)] {
        let place = Self.place(rectangle, face: face, roll: roll, aspectRatio: 136.0 / 128, in: size)
        let frame = place.frame
        #expect(frame.minX >= 0 && frame.minY >= 0)
        #expect(frame.width >= 1 && frame.height >= 1)
        #expect(frame.maxX <= size.width && frame.maxY <= size.height)
        // A turned emoji may lose a pixel where it fits to the pixel, and no more.
        guard min(size.width, size.height) >= 100 else { continue }
        #expect(place.bounds.minX >= -1 && place.bounds.maxX <= size.width + 1)
        #expect(place.bounds.minY >= -1 && place.bounds.maxY <= size.height + 1)
      }
    }
  }
}
