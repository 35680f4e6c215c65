import Foundation
@testable import SnapcatVision
import TestSupport
import Testing

@Suite struct LabelAnnotatorTests {
  /// The line font, so that the tests do not depend on what is installed.
  private static let annotator = LabelAnnotator(font: .lines)

  private static func annotation(_ box: NormalizedRect, _ label: String = "Cat", _ confidence: Float = 0.914)
    -> Annotation
  {
    Annotation(boundingBox: box, label: label, confidence: confidence)
  }

  /// The smallest rectangle that holds all pixels that differ.
  private static func changes(_ one: VisionImage, _ other: VisionImage) -> CGRect? {
    let changed = (0..<one.height).flatMap { row in
      (0..<one.width).filter { one.pixel($0, row) != other.pixel($0, row) }.map { (column: $0, row: row) }
    }
    guard let left = changed.map(\.column).min(), let right = changed.map(\.column).max(),
      let top = changed.map(\.row).min(), let bottom = changed.map(\.row).max()
    else { return nil }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  @Test(arguments: [(Float(0.914), "Cat 91 %"), (0.996, "Cat 100 %"), (0, "Cat 0 %")])
  func theTextNamesLabelAndPercentage(confidence: Float, text: String) {
    #expect(LabelAnnotator.text(of: Self.annotation(.fullImage, "Cat", confidence)) == text)
  }

  @Test(arguments: [UInt8(0), 128, 255]) func theTextIsReadableOnAnyBackground(_ background: UInt8) throws {
    let image = try TestImage.plain(width: 300, height: 100, blue: background, green: background, red: background)
    let done = try image.annotated(
      with: [Self.annotation(NormalizedRect(x: 0.1, y: 0.1, width: 0.5, height: 0.5))], by: [Self.annotator])
    let frame = try #require(Self.changes(image, done))
    var colors: [[UInt8]: Int] = [:]
    for row in Int(frame.minY)..<Int(frame.maxY) {
      for column in Int(frame.minX)..<Int(frame.maxX) { colors[done.pixel(column, row), default: 0] += 1 }
    }
    #expect(colors[[0, 0, 255], default: 0] > colors.values.reduce(0, +) / 3)
    #expect(colors.keys.contains { $0.allSatisfy { $0 > 200 } })
  }

  @Test func thePlateStandsOnTheBox() throws {
    let image = try TestImage.plain(width: 300, height: 200)
    let done = try image.annotated(
      with: [Self.annotation(NormalizedRect(x: 0.2, y: 0.2, width: 0.5, height: 0.5))], by: [Self.annotator])
    let frame = try #require(Self.changes(image, done))
    #expect(frame.minX == 60)
    #expect(frame.maxY == 60)
  }

  @Test(arguments: [
    NormalizedRect(x: 0, y: 0, width: 1, height: 1), NormalizedRect(x: 0.95, y: 0.4, width: 0.05, height: 0.1),
    NormalizedRect(x: 0.9, y: 0.97, width: 0.1, height: 0.03), NormalizedRect(x: 0, y: 0, width: 0.02, height: 0.02),
  ])
  func atTheBordersThePlateMovesInside(_ box: NormalizedRect) throws {
    let canvas = Canvas(try TestImage.plain(width: 300, height: 200).pixels)
    let plate = CGSize(width: 80, height: 20)
    let frame = LabelAnnotator.frame(of: plate, for: canvas.wholePixels(of: box), on: canvas)
    #expect(frame.size == plate)
    #expect(frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= 300 && frame.maxY <= 200)
  }

  @Test(arguments: [(300, 4), (10, 300), (1, 1), (600, 20)])
  func smallPicturesAreNoProblem(width: Int, height: Int) throws {
    let image = try TestImage.plain(width: width, height: height)
    let done = try image.annotated(
      with: [Self.annotation(.fullImage, "Hippopotamus é 猫")], by: [Self.annotator, LabelAnnotator()])
    #expect(done.size == image.size)
  }

  @Test func theTextGrowsWithThePicture() throws {
    let heights = try [500, 1000, 2000].map { width in
      try LabelFont.lines.mask(of: "Cat", pixelSize: width * 22 / 1000).height
    }
    #expect(heights[0] < heights[1] && heights[1] < heights[2])
  }
}
