import Foundation
import SnapcatVision
import TestSupport
import Testing

@Suite("Finding documents")
struct DetectDocumentTests {
  /// The outlines found, in pixels from the upper left, the largest first.
  private func find(_ scene: Scene, count: Int = 1) async throws -> [[CGPoint]] {
    var request = DetectDocumentSegmentationRequest()
    request.maximumDocumentCount = count
    let image = try scene.image
    return try await request.perform(on: image).filter(\.isFound).map {
      $0.quadrilateral.toImageCoordinates(image.size, origin: .upperLeft)
    }
  }

  /// How far the farthest corner lies from the nearest corner of the card.
  private func error(_ found: [CGPoint]?, _ card: Scene.Card) -> Double {
    guard let found else { return .infinity }
    let distances = card.corners.map { corner in
      found.map { Double(hypot($0.x - corner.x, $0.y - corner.y)) }.min() ?? .infinity
    }
    return distances.max() ?? .infinity
  }

  struct Single: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let ground: UInt8
    let paper: UInt8
    let ink: UInt8
    var angle = 0.1
    var radius = 0.0
    var frame: Double?
  }

  @Test(arguments: [
    Single(testDescription: "bright on dark", ground: 60, paper: 235, ink: 40),
    Single(testDescription: "dark on dark", ground: 55, paper: 25, ink: 210),
    Single(testDescription: "white on white", ground: 238, paper: 250, ink: 60),
    Single(testDescription: "turned", ground: 90, paper: 235, ink: 40, angle: 0.6),
    Single(testDescription: "upright", ground: 90, paper: 235, ink: 40, angle: 0),
    Single(testDescription: "rounded corners", ground: 60, paper: 235, ink: 40, radius: 18),
    Single(testDescription: "printed frame", ground: 60, paper: 235, ink: 40, frame: 12),
  ])
  func oneCard(_ kind: Single) async throws {
    var scene = Scene(width: 560, height: 420, ground: (kind.ground, kind.ground, kind.ground))
    let card = Scene.Card(
      center: (285, 205), width: 340, height: 200, angle: kind.angle, cornerRadius: kind.radius,
      frameInset: kind.frame)
    scene.add(card, paper: (kind.paper, kind.paper, kind.paper), ink: (kind.ink, kind.ink, kind.ink))
    let found = try await find(scene)
    #expect(error(found.first, card) < 4)
  }

  @Test func cornersAreFoundInTheFullImageWhateverItsSize() async throws {
    var scene = Scene(width: 1500, height: 1100, ground: (50, 60, 70))
    let card = Scene.Card(center: (760, 560), width: 900, height: 520, angle: -0.15)
    scene.add(card)
    let found = try await find(scene)
    #expect(error(found.first, card) < 3)
  }

  @Test func severalCardsComeLargestFirstAndNoneTwice() async throws {
    var scene = Scene(width: 640, height: 480, ground: (70, 60, 50))
    let small = Scene.Card(center: (170, 370), width: 220, height: 130, angle: -0.1)
    let large = Scene.Card(center: (400, 150), width: 340, height: 200, angle: 0.12)
    scene.add(small)
    scene.add(large)
    let found = try await find(scene, count: 4)
    #expect(found.count == 2)
    #expect(error(found.first, large) < 4)
    #expect(error(found.last, small) < 4)
    let first = try await find(scene)
    #expect(first == Array(found.prefix(1)))
  }

  @Test func touchingCardsAreToldApart() async throws {
    var scene = Scene(width: 640, height: 400, ground: (60, 60, 60))
    let left = Scene.Card(center: (172, 200), width: 270, height: 160)
    let right = Scene.Card(center: (452, 200), width: 288, height: 170)
    scene.add(left)
    scene.add(right, paper: (150, 190, 205))
    let found = try await find(scene, count: 2)
    #expect(found.count == 2)
    #expect(error(found.first, right) < 5)
    #expect(error(found.last, left) < 5)
  }

  @Test(arguments: [2, 3], [true, false])
  func touchingCardsOfOneSizeAreToldApart(count: Int, areStacked: Bool) async throws {
    let (width, height) = areStacked ? (230.0, 132.0) : (186.0, 108.0)
    var scene = Scene(width: 640, height: 480, ground: (60, 60, 60))
    let cards = (0..<count).map { number in
      let place = Double(number) - Double(count - 1) / 2
      return Scene.Card(
        center: areStacked ? (320, 240 + place * height) : (320 + place * width, 240), width: width, height: height)
    }
    let papers: [Scene.Color] = [(235, 240, 242), (150, 190, 205), (235, 240, 242)]
    for (card, paper) in zip(cards, papers) { scene.add(card, paper: paper) }
    let found = try await find(scene, count: 4)
    #expect(found.count == count)
    for card in cards { #expect(found.map { error($0, card) }.min() ?? .infinity < 5) }
  }

  @Test func aCornerBeyondTheImageIsWhereTheSidesWouldMeet() async throws {
    var scene = Scene(width: 560, height: 420, ground: (60, 70, 60))
    let card = Scene.Card(center: (215, 215), width: 400, height: 235, angle: 0.16)
    scene.add(card)
    #expect(card.corners.contains { $0.x < 0 || $0.y < 0 || $0.x > 560 || $0.y > 420 } == true)
    let found = try await find(scene)
    #expect(error(found.first, card) < 6)
  }

  @Test func aCardThatFillsThePictureIsLeftAlone() async throws {
    var scene = Scene(width: 560, height: 330, ground: (240, 240, 240))
    scene.add(Scene.Card(center: (280, 165), width: 560, height: 330), paper: (240, 240, 240))
    let image = try scene.image
    let found = try await DetectDocumentSegmentationRequest().perform(on: image)
    #expect(found.map(\.isFound) == [false])
    #expect(found.first?.quadrilateral == .fullImage)
  }

  @Test func aFramePrintedOnAScanIsNotTakenForTheCard() async throws {
    var scene = Scene(width: 560, height: 330, ground: (240, 240, 240))
    scene.add(
      Scene.Card(center: (280, 165), width: 560, height: 330, frameInset: 14), paper: (240, 240, 240))
    let found = try await find(scene)
    #expect(found.isEmpty)
  }

  @Test(arguments: ["blank", "noise", "panorama", "tiny", "one pixel", "gradient"])
  func aPictureWithoutACardHasNone(_ kind: String) async throws {
    let image =
      switch kind {
      case "blank": try TestImage.plain(width: 400, height: 300, blue: 128, green: 128, red: 128)
      case "noise": try TestImage.noise(width: 400, height: 300)
      case "panorama": try TestImage.gradient(width: 1500, height: 50)
      case "tiny": try TestImage.noise(width: 20, height: 20)
      case "one pixel": try TestImage.plain(width: 1, height: 1)
      default: try TestImage.gradient(width: 400, height: 300)
      }
    var request = DetectDocumentSegmentationRequest()
    request.maximumDocumentCount = 3
    let found = try await request.perform(on: image)
    #expect(found.count == 1)
    #expect(found.first?.isFound == false)
    #expect(found.first?.quadrilateral == .fullImage)
    #expect(found.first.map { $0.confidence < 0.5 } == true)
  }

  @Test func blackBarsAroundAPictureAreNoCard() async throws {
    var scene = Scene(width: 480, height: 360, ground: (0, 0, 0))
    scene.fill(Scene.Card(center: (240, 180), width: 480, height: 270), (120, 140, 90)) { _, _ in true }
    let found = try await find(scene)
    #expect(found.isEmpty)
  }

  @Test func aRegionOfInterestLimitsTheSearchAndKeepsCoordinates() async throws {
    var scene = Scene(width: 800, height: 400, ground: (60, 60, 60))
    let card = Scene.Card(center: (590, 200), width: 260, height: 150, angle: 0.1)
    scene.add(Scene.Card(center: (200, 200), width: 330, height: 190))
    scene.add(card)
    var request = DetectDocumentSegmentationRequest()
    request.regionOfInterest = NormalizedRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let image = try scene.image
    let found = try await request.perform(on: image)
    #expect(found.map(\.isFound) == [true])
    #expect(error(found.first?.quadrilateral.toImageCoordinates(image.size, origin: .upperLeft), card) < 4)
  }

  @Test func settingsThatMeanNothingAreErrors() async throws {
    let image = try TestImage.plain(width: 40, height: 30)
    var request = DetectDocumentSegmentationRequest()
    request.maximumDocumentCount = 0
    await #expect(throws: VisionError.self) { try await request.perform(on: image) }
    request = DetectDocumentSegmentationRequest()
    request.minimumConfidence = 2
    await #expect(throws: VisionError.self) { try await request.perform(on: image) }
    request = DetectDocumentSegmentationRequest()
    request.regionOfInterest = NormalizedRect(x: 0.5, y: 0, width: 0.6, height: 1)
    await #expect(throws: VisionError.invalidRegionOfInterest(request.regionOfInterest)) {
      try await request.perform(on: image)
    }
  }
}
