import Foundation
import Testing

@testable import SnapcatVision

@Suite struct TextLabelFinderTests {
  private func line(_ text: String, x: Double, y: Double) -> TextRecognitionResult.Line {
    var left = x
    return TextRecognitionResult.Line(
      reading: text.split(separator: " ").map { word in
        let width = 12 * Double(word.count)
        defer { left += width + 10 }
        return .init(text: String(word), confidence: 0.9, boundingBox: CGRect(x: left, y: y, width: width, height: 24))
      })
  }

  private var finder: TextLabelFinder {
    TextLabelFinder(lines: [line("+46 8 555 01 42", x: 100, y: 100), line("Garden Street", x: 100, y: 200)])
  }

  @Test(arguments: [
    (CGRect(x: 60, y: 102, width: 14, height: 20), true),
    (CGRect(x: 60, y: 202, width: 14, height: 20), false),
    (CGRect(x: 60, y: 140, width: 14, height: 20), false),
    (CGRect(x: -90, y: 102, width: 14, height: 20), false),
    (CGRect(x: 110, y: 102, width: 14, height: 20), false),
    (CGRect(x: 40, y: 80, width: 50, height: 60), false),
  ])
  func onlyLettersRightBeforeAValueAreLookedAt(box: CGRect, expected: Bool) {
    #expect(finder.mayBeLabel(box) == expected)
  }

  @Test(arguments: [
    ("T:", Float(0.9), true), ("m", 0.9, true), ("F.", 0.9, true), ("T:", 0.4, false), ("O", 0.9, false),
    ("O:", 0.9, true), ("X:", 0.9, false), ("Tel", 0.9, false), ("©", 0.9, false),
  ])
  func onlyLettersOfLabelsCount(text: String, confidence: Float, expected: Bool) {
    #expect(finder.isLabel(.init(text: text, confidence: confidence, boundingBox: .zero)) == expected)
  }
}
