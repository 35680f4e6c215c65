import Foundation
import Testing

@testable import SnapcatVision

@Suite struct TextShapesTests {
  /// Strokes side by side, 24 pixels high, from which a word is made.
  private func strokes(count: Int, value: UInt8, joinedBy bar: Range<Int>? = nil) -> TextPicture {
    var picture = TextPicture(width: 900, height: 400, ground: 255)
    for stroke in 0..<count {
      picture.fill(columns: (100 + 8 * stroke)..<(103 + 8 * stroke), rows: 100..<124, with: value)
    }
    if let bar { picture.fill(columns: 100..<(103 + 8 * (count - 1)), rows: bar, with: value) }
    return picture
  }

  @Test func lettersThatTouchAllAlongMakeALine() throws {
    let boxes = try strokes(count: 40, value: 40, joinedBy: 111..<113).pixels.textLineBoxes().lines
    #expect(boxes == [CGRect(x: 100, y: 100, width: 315, height: 24)])
  }

  @Test(arguments: [4, 10, 20])
  func rulesMakeNoLine(height: Int) throws {
    var picture = TextPicture(width: 900, height: 400, ground: 255)
    picture.fill(columns: 100..<500, rows: 100..<(100 + height), with: 40)
    #expect(try picture.pixels.textLineBoxes().lines.isEmpty)
  }

  @Test func faintStrokesBelongToTheInkThatTheyTouch() throws {
    var picture = strokes(count: 12, value: 215)
    for stroke in 0..<12 {
      picture.fill(columns: (100 + 8 * stroke)..<(103 + 8 * stroke), rows: 100..<104, with: 150)
    }
    #expect(try picture.pixels.textLineBoxes().lines.map(\.height) == [24])
    #expect(try strokes(count: 12, value: 215).pixels.textLineBoxes().lines.isEmpty)
  }

  @Test func noiseIsReducedOnceMore() throws {
    var state: UInt64 = 1
    let bytes = (0..<2000 * 1500).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    let stages = TextRecognitionStages(TextRecognitionOptions())
    let noise = try PixelBuffer(width: 2000, height: 1500, channels: 1, bytes: bytes)
    #expect(try WorkingImage(of: noise, stages: stages).pixels.width == 1050)
    var page = TextPicture(width: 2000, height: 1500)
    try page.draw("Marta Lindholm", x: 80, y: 130)
    #expect(try WorkingImage(of: page.pixels, stages: stages).pixels.width == 2000)
  }

  @Test(arguments: [0.24, 0.3])
  func smallPrintIsReadThoughItsLettersTouch(scale: Double) throws {
    let card = try TextPicture.card().pixels
    let small = try card.resized(
      toWidth: Int(Double(card.width) * scale), height: Int(Double(card.height) * scale))
    var options = TextRecognitionOptions()
    options.level = .accurate
    let lines = try TesseractTextRecognitionEngine().recognizeText(in: small, options: options).lines.map(\.text)
    #expect(lines.contains("Marta Lindholm"))
    #expect(lines.contains { $0.contains("lindholm.example") })
  }
}
