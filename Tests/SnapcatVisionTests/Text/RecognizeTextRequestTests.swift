import Foundation
import Testing

@testable import SnapcatVision

@Suite struct RecognizeTextRequestTests {
  private func fast() -> RecognizeTextRequest {
    var request = RecognizeTextRequest()
    request.recognitionLevel = .fast
    return request
  }

  @Test func linesLieInTheUpperLeftOfTheirPicture() async throws {
    let lines = try await fast().perform(on: try TextPicture.card().image())
    let name = try #require(lines.first)
    #expect(name.transcript == "Marta Lindholm")
    #expect(name.boundingBox.y > 0.75 && name.boundingBox.y < 0.85)
    #expect(name.topLeft.y > name.bottomLeft.y && name.topLeft.x < name.topRight.x)
    #expect(name.topCandidates(1).count == 1)
  }

  @Test(arguments: [90, 180, 270])
  func cornersAreNamedAsTheLineReads(turn: Int) async throws {
    var picture = try TextPicture.card()
    try picture.draw("Willow Lane 12, Northbridge", x: 80, y: 300)
    let turned = VisionImage(pixels: try picture.image().pixels.rotated(clockwiseDegrees: turn))
    let name = try #require(try await fast().perform(on: turned).first { $0.transcript == "Marta Lindholm" })
    let (left, right) = (name.topLeft, name.topRight)
    switch turn {
    case 90: #expect(left.y > right.y && left.x > 0.7)
    case 180: #expect(left.x > right.x && left.y < 0.3)
    default: #expect(left.y < right.y && left.x < 0.3)
    }
    #expect(name.boundingBox.isInsideUnitSquare)
  }

  @Test func onlyTheRegionIsRead() async throws {
    var request = fast()
    request.regionOfInterest = NormalizedRect(x: 0, y: 0, width: 1, height: 0.45)
    let lines = try await request.perform(on: try TextPicture.card().image())
    #expect(lines.map(\.transcript) == ["+46 8 555 01 42", "marta@lindholm.example"])
    let mail = try #require(lines.last)
    #expect(abs(mail.boundingBox.y - (1 - 488.0 / 600)) < 0.02)
  }

  @Test func minimumHeightIsAShareOfTheImage() async throws {
    var request = fast()
    request.minimumTextHeightFraction = 0.0484
    let lines = try await request.perform(on: try TextPicture.card().image())
    #expect(lines.map(\.transcript) == ["Marta Lindholm", "marta@lindholm.example"])
  }

  @Test(arguments: [Float(-0.1), 1.5, .nan])
  func impossibleHeightsAreRefused(fraction: Float) async throws {
    var request = fast()
    request.minimumTextHeightFraction = fraction
    let image = try TextPicture.card().image()
    await #expect(throws: VisionError.self) { try await request.perform(on: image) }
  }

  @Test func aPartOfALineHasABoxOfItsOwn() async throws {
    let text = try #require(
      try await fast().perform(on: try TextPicture.card().image()).first?.topCandidates(1).first)
    let range = try #require(text.string.range(of: "Lindholm"))
    let box = try #require(text.boundingBox(for: range))
    #expect(box.x > 0.2 && box.x < 0.35)
  }
}
