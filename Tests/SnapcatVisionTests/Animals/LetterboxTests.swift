import Foundation
import Testing

@testable import SnapcatVision

@Suite("Letterbox")
struct LetterboxTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var image: (width: Int, height: Int)
    var placement: Letterbox.Placement
    var content: [Int]
    var testDescription: String { "\(image.width) x \(image.height), \(placement.rawValue)" }
  }

  @Test(
    "an image keeps its shape and stands where the model wants it",
    arguments: [
      Case(image: (832, 416), placement: .center, content: [0, 104, 416, 208]),
      Case(image: (832, 416), placement: .topLeft, content: [0, 0, 416, 208]),
      Case(image: (832, 416), placement: .stretch, content: [0, 0, 416, 416]),
      Case(image: (208, 416), placement: .center, content: [104, 0, 208, 416]),
      Case(image: (100, 100), placement: .center, content: [0, 0, 416, 416]),
      Case(image: (417, 416), placement: .center, content: [0, 0, 416, 415]),
      Case(image: (30_000, 10), placement: .center, content: [0, 207, 416, 1]),
    ])
  func content(_ test: Case) {
    let letterbox = Letterbox(
      imageWidth: test.image.width, imageHeight: test.image.height, inputWidth: 416, inputHeight: 416,
      placement: test.placement)
    #expect([letterbox.x, letterbox.y, letterbox.width, letterbox.height] == test.content)
  }

  @Test("a rectangle comes back from the input as it went", arguments: Letterbox.Placement.allCases)
  func roundTrip(placement: Letterbox.Placement) throws {
    let letterbox = Letterbox(
      imageWidth: 4032, imageHeight: 3024, inputWidth: 416, inputHeight: 320, placement: placement)
    let rect = CGRect(x: 1203, y: 87, width: 160, height: 2111)
    let back = try #require(letterbox.toImage(letterbox.toInput(rect)))
    #expect(abs(back.minX - rect.minX) < 1e-6)
    #expect(abs(back.minY - rect.minY) < 1e-6)
    #expect(abs(back.width - rect.width) < 1e-6)
    #expect(abs(back.height - rect.height) < 1e-6)
  }

  @Test("a box is cut off at the image's borders, and one in the padding is none")
  func clipping() {
    let letterbox = Letterbox(imageWidth: 200, imageHeight: 100, inputWidth: 400, inputHeight: 400, placement: .center)
    #expect(
      letterbox.toImage(CGRect(x: -50, y: 50, width: 250, height: 150))
        == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(letterbox.toImage(CGRect(x: 10, y: 10, width: 50, height: 50)) == nil)
    #expect(
      letterbox.toImage(CGRect(x: 300, y: 250, width: 500, height: 500))
        == CGRect(x: 150, y: 75, width: 50, height: 25))
  }
}
