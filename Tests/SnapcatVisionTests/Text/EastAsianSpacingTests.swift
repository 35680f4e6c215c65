import Foundation
import Testing

@testable import SnapcatVision

@Suite struct EastAsianSpacingTests {
  /// A line of words 30 pixels high with gaps in pixels between them.
  private func joined(_ words: [String], gaps: [Double]) -> String {
    var x = 0.0
    let line = TextRecognitionResult.Line(
      reading: words.enumerated().map { index, text in
        defer { x += 30 * Double(text.count) + (index < gaps.count ? gaps[index] : 0) }
        return .init(
          text: text, confidence: 0.9, boundingBox: CGRect(x: x, y: 0, width: 30 * Double(text.count), height: 30))
      })
    return EastAsianSpacing().joined(line).text
  }

  @Test(arguments: [
    (["김", "서", "연"], [5.0, 6], "김서연"), (["株", "式", "会社"], [3, 4], "株式会社"),
    (["마포구", "양화로"], [18, 0], "마포구 양화로"), (["東京", "4-2-8"], [2, 0], "東京 4-2-8"),
    (["Anna", "Lind"], [2, 0], "Anna Lind"), (["佐藤", "美咲"], [20, 0], "佐藤 美咲"),
  ])
  func charactersJoinUnlessABlankIsPrinted(words: [String], gaps: [Double], expected: String) {
    #expect(joined(words, gaps: gaps) == expected)
  }
}
