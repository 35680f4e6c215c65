import Foundation
import SnapcatVision
import TestSupport
import Testing

/// Situations that photographs of cards show, drawn.
@Suite("Finding documents: situations")
struct DocumentSituationTests {
  enum Situation: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case printedPaper = "on printed paper"
    case tiles = "across the joints of tiles"
    case leather = "black on black leather"
    case finger = "a finger over an edge"
    case cutOff = "cut off by the picture"
    case halves = "half black, half white"
    case shadow = "half in the shadow"

    var testDescription: String { rawValue }
  }

  private static func scene(_ situation: Situation) -> (Scene, Scene.Card) {
    var card = Scene.Card(center: (290, 205), width: 330, height: 195, angle: 0.12)
    let everything = Scene.Card(center: (280, 210), width: 560, height: 420)
    var scene = Scene(width: 560, height: 420, ground: (120, 140, 160))
    switch situation {
    case .printedPaper:
      scene.fill(everything, (228, 230, 232)) { _, _ in true }
      scene.fill(everything, (70, 70, 75)) { x, y in
        Int(y) % 22 < 5 && Int(x / 9) % 8 != 7 && Int(x * 0.7 + y) % 9 < 6
      }
      scene.add(card, paper: (250, 250, 250))
    case .tiles:
      scene.fill(everything, (70, 72, 75)) { x, y in Int(x) % 130 < 4 || Int(y) % 130 < 4 }
      scene.add(card)
    case .leather:
      scene.fill(everything, (30, 30, 32)) { _, _ in true }
      scene.fill(everything, (44, 44, 46)) { x, y in (Int(x) * 7 + Int(y) * 13 + Int(x) * Int(y)) % 11 < 3 }
      scene.add(card, paper: (18, 16, 16), ink: (200, 205, 210))
    case .finger:
      scene.add(card)
      scene.fill(Scene.Card(center: (300, 350), width: 60, height: 190, angle: 0.2), (120, 150, 205)) { _, _ in true }
    case .cutOff:
      card.center = (415, 205)
      scene.add(card)
    case .halves:
      scene.add(card, paper: (245, 245, 245), ink: (30, 30, 30))
      scene.fill(card, (20, 20, 20)) { x, y in
        x < 165 && !(Int(y / 12) % 3 == 1 && x > 30 && Int(x / 8) % 4 != 3 && Int(x) % 8 < 5)
      }
    case .shadow:
      scene.add(card)
      scene.darken(by: 0.45) { x, y in x + y < 480 }
    }
    return (scene, card)
  }

  @Test(arguments: Situation.allCases)
  func isFound(_ situation: Situation) async throws {
    let (scene, card) = Self.scene(situation)
    let image = try scene.image
    let found = try await DetectDocumentSegmentationRequest().perform(on: image)
    #expect(found.first?.isFound == true)
    let corners = try #require(found.first).quadrilateral.toImageCoordinates(image.size, origin: .upperLeft)
    for corner in card.corners where corner.x < image.size.width {
      let distance = corners.map { Double(hypot($0.x - corner.x, $0.y - corner.y)) }.min() ?? .infinity
      #expect(distance < 6, "\(corners)")
    }
  }
}
