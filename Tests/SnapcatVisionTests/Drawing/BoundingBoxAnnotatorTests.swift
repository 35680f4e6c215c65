import Foundation
import SnapcatVision
import TestSupport
import Testing

@Suite struct BoundingBoxAnnotatorTests {
  private static let red: [UInt8] = [0, 0, 255]
  private static let black: [UInt8] = [0, 0, 0]

  private static func annotated(_ image: VisionImage, _ annotations: Annotation...) throws -> VisionImage {
    try image.annotated(with: annotations, by: [BoundingBoxAnnotator()])
  }

  private static func cat(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Annotation {
    Annotation(
      boundingBox: NormalizedRect(x: x, y: y, width: width, height: height), label: "Cat", confidence: 0.9)
  }

  @Test(arguments: [(1000, 3), (500, 2), (100, 1), (20, 1), (2000, 6)])
  func theLineGrowsWithTheWidth(width: Int, line: Int) throws {
    let image = try TestImage.plain(width: width, height: 20)
    let done = try Self.annotated(image, Self.cat(0, 0, 1, 1))
    let column = (0..<20).map { done.pixel(width / 2, $0) }
    #expect(column.prefix { $0 == Self.red }.count == line)
    #expect(column.reversed().prefix { $0 == Self.red }.count == line)
    let row = (0..<width).map { done.pixel($0, 10) }
    #expect(row.prefix { $0 == Self.red }.count == line)
    #expect(row.filter { $0 == Self.red }.count == 2 * line)
  }

  @Test func theLineLiesWithinTheBox() throws {
    // Columns 10...30, rows 4...16 from the top.
    let done = try Self.annotated(TestImage.plain(width: 40, height: 20), Self.cat(0.25, 0.2, 0.5, 0.6))
    for (column, row) in [(10, 4), (29, 4), (10, 15), (29, 15), (20, 4), (20, 15), (10, 10), (29, 10)] {
      #expect(done.pixel(column, row) == Self.red)
    }
    for (column, row) in [(9, 10), (30, 10), (20, 3), (20, 16), (11, 5), (20, 10)] {
      #expect(done.pixel(column, row) == Self.black)
    }
  }

  @Test(arguments: [
    NormalizedRect(x: -1, y: -1, width: 3, height: 3), NormalizedRect(x: 0.99, y: 0.99, width: 0.5, height: 0.5),
    NormalizedRect(x: 0.5, y: 0.5, width: 0, height: 0), NormalizedRect(x: 5, y: 5, width: 1, height: 1),
  ])
  func aBoxOutsideThePictureIsDrawnAtItsEdge(_ box: NormalizedRect) throws {
    let image = try TestImage.plain(width: 30, height: 20)
    let done = try image.annotated(
      with: [Annotation(boundingBox: box, label: "Cat", confidence: 1)], by: [BoundingBoxAnnotator()])
    #expect(done.size == image.size)
    #expect(done != image)
  }

  @Test func theOriginalStaysAsItWas() throws {
    let image = try TestImage.plain(width: 30, height: 20)
    _ = try Self.annotated(image, Self.cat(0, 0, 1, 1))
    #expect(image == (try TestImage.plain(width: 30, height: 20)))
    #expect(try image.annotated(with: [], by: [BoundingBoxAnnotator()]) == image)
  }

  @Test func animalsHaveColoursOfTheirOwn() {
    let palette = AnnotationPalette.standard
    #expect(palette.color(of: "Cat") == .red)
    #expect(palette.color(of: "cat") == .red)
    let names = ["Dog", "Bird", "Horse", "Sheep", "Cow", "Elephant", "Bear", "Zebra", "Giraffe"]
    #expect(Set(names.map { palette.color(of: $0) }).count == names.count)
    for name in names + ["Fox", "Owl", "Quokka", ""] {
      #expect(palette.color(of: name) != .red)
      #expect(palette.color(of: name) == palette.color(of: name.uppercased()))
    }
  }
}
