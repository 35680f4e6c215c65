import Foundation
import Testing

@testable import SnapcatVision

@Suite struct TextLineLayoutTests {
  private typealias Line = TextRecognitionResult.Line

  /// A line of words that are 10 pixels a character wide and 20 high, each given with its left edge.
  private func line(_ words: [(String, Double)], y: Double = 0, height: Double = 20) -> Line {
    Line(
      reading: words.map { text, x in
        Line.Word(
          text: text, confidence: 0.9,
          boundingBox: CGRect(x: x, y: y, width: 10 * Double(text.count), height: height))
      })
  }

  @Test func piecesOfOneRowBecomeOneLine() {
    let lines = TextLineLayout().lines(from: [line([("Lindholm", 70)], y: 2), line([("Marta", 0)])])
    #expect(lines.map(\.text) == ["Marta Lindholm"])
  }

  @Test func columnsAreCutApart() {
    let lines = TextLineLayout().lines(from: [line([("Harbour", 0), ("Road", 80), ("Garden", 300), ("Street", 370)])])
    #expect(lines.map(\.text) == ["Harbour Road", "Garden Street"])
  }

  @Test(arguments: [
    ("Fax:", "+46 8 555"), ("Tel", "+46 8 555"), ("Mail", "marta@lindholm.example"), ("Web", "www.lindholm.example"),
  ])
  func labelsStayWithTheirValue(label: String, value: String) {
    let lines = TextLineLayout().lines(from: [line([(label, 0)]), line([(value, 120)])])
    #expect(lines.map(\.text) == ["\(label) \(value)"])
  }

  @Test func aShortWordIsNoLabelOfAnother() {
    #expect(TextLineLayout().lines(from: [line([("Kutno", 0)]), line([("Garden", 140)])]).count == 2)
  }

  @Test func rowsComeFromTheTopAndPiecesFromTheLeft() {
    let pieces = [
      line([("four", 300)], y: 40), line([("one", 0)], y: 1), line([("three", 0)], y: 41), line([("two", 300)], y: 0),
    ]
    #expect(TextLineLayout().lines(from: pieces).map(\.text) == ["one", "two", "three", "four"])
  }

  @Test func largeAndSmallPrintOnOneRowStayApart() {
    let pieces = [line([("Headline", 0)], y: 0, height: 60), line([("note", 85)], y: 20, height: 20)]
    #expect(TextLineLayout().lines(from: pieces).count == 2)
  }

  @Test func boxesThatAReadingTookForOneLineAreJoined() {
    let read = [line([("marta@lindholm.example", 0)]), line([("Garden", 300)]), line([("architect", 0)], y: 40)]
    let parts = [
      CGRect(x: 0, y: 0, width: 90, height: 20), CGRect(x: 80, y: 2, width: 140, height: 20),
      CGRect(x: 300, y: 0, width: 60, height: 20), CGRect(x: 0, y: 40, width: 90, height: 20),
    ]
    let boxes = TextLineLayout().withLabels(parts, along: read).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    #expect(boxes == [CGRect(x: 0, y: 0, width: 220, height: 22), parts[2], parts[3]])
    #expect(TextLineLayout().withLabels(parts).count == 4)
  }

  @Test func nothingGivesNothing() {
    #expect(TextLineLayout().lines(from: []).isEmpty)
  }
}
