import Foundation
import Testing

@testable import SnapcatVision

@Suite("What the network for cards sees")
struct CardEvidenceTests {
  private static let input = NetworkInput(
    width: 64, height: 64, colorOrder: .bgr, scale: 1, mean: [0, 0, 0], placement: .center, padding: 0)
  /// An image twice as wide as high, which leaves a quarter of the input free above and below.
  private static let letterbox = Letterbox(
    imageWidth: 640, imageHeight: 320, inputWidth: 64, inputHeight: 64, placement: .center)

  /// Evidence for a card between two columns and two rows of planes of 32 x 32 pixels.
  private static func evidence(columns: Range<Int>, rows: Range<Int>) throws -> CardEvidence {
    var values = [Float](repeating: -8, count: 3 * 32 * 32)
    for row in 0..<32 {
      for column in 0..<32 where columns.contains(column) && rows.contains(row) {
        let atSide = column == columns.lowerBound || column == columns.upperBound - 1
        let atEnd = row == rows.lowerBound || row == rows.upperBound - 1
        values[32 * row + column] = 8
        if atSide || atEnd { values[1024 + 32 * row + column] = 8 }
        if atSide && atEnd { values[2048 + 32 * row + column] = 8 }
      }
    }
    return try CardEvidence(
      Tensor(name: "planes", shape: [1, 3, 32, 32], values: values), input: input, letterbox: letterbox)
  }

  @Test func placesLeadToTheImageAndBack() throws {
    let evidence = try Self.evidence(columns: 8..<24, rows: 12..<20)
    #expect(evidence.toPlane(PixelPoint(x: 0, y: 0)) == PixelPoint(x: 0, y: 8))
    #expect(evidence.toPlane(PixelPoint(x: 640, y: 320)) == PixelPoint(x: 32, y: 24))
    #expect(evidence.toImage(PixelPoint(x: 16, y: 16)) == PixelPoint(x: 320, y: 160))
    #expect(evidence.value(.card, at: PixelPoint(x: 320, y: 160)) > 0.99)
    #expect(evidence.value(.card, at: PixelPoint(x: 60, y: 40)) < 0.01)
    #expect(abs(evidence.share - 0.25) < 0.01)
  }

  @Test func pointsFarBeyondTheImageAreAnswered() throws {
    let evidence = try Self.evidence(columns: 8..<24, rows: 12..<20)
    #expect(evidence.value(.border, at: PixelPoint(x: -4000, y: 9000)) < 0.01)
  }

  @Test func anotherShapeIsAnError() {
    for shape in [[1, 3, 32], [1, 2, 32, 32], [1, 3, 32, 33], [3, 0, 0, 0]] {
      #expect(throws: VisionError.self) {
        try CardEvidence(
          Tensor(name: "planes", shape: shape, values: [Float](repeating: 0, count: 3072)), input: Self.input,
          letterbox: Self.letterbox)
      }
    }
  }

  @Test func cornersMakeAQuadrilateral() throws {
    let found = CornerCombinations(try Self.evidence(columns: 8..<24, rows: 12..<20)).quadrilaterals()
    let expected = PixelQuadrilateral(
      PixelPoint(x: 8.5, y: 12.5), PixelPoint(x: 23.5, y: 12.5), PixelPoint(x: 23.5, y: 19.5),
      PixelPoint(x: 8.5, y: 19.5))
    #expect(found.first.map { $0.cornerDistance(to: expected) < 0.6 } == true)
  }

  @Test func sidesMoveOntoBorders() throws {
    let evidence = try Self.evidence(columns: 8..<24, rows: 10..<22)
    let near = PixelQuadrilateral(
      PixelPoint(x: 7, y: 11.5), PixelPoint(x: 25, y: 9), PixelPoint(x: 22.5, y: 22.5), PixelPoint(x: 9.5, y: 20))
    let expected = PixelQuadrilateral(
      PixelPoint(x: 8.5, y: 10.5), PixelPoint(x: 23.5, y: 10.5), PixelPoint(x: 23.5, y: 21.5),
      PixelPoint(x: 8.5, y: 21.5))
    let fitted = try #require(BorderFitter(evidence: evidence).fitted(near))
    #expect(fitted.cornerDistance(to: expected) < 0.8)
  }
}
