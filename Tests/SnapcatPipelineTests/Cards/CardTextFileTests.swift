import Foundation
import SnapcatContacts
import Testing

@testable import SnapcatPipeline

@Suite("Text files of cards")
struct CardTextFileTests {
  private func cards(_ text: String) throws -> [[TextLine]] { try CardTextFile(Data(text.utf8)).cards }

  @Test("Plain lines are one card; empty ones do not count")
  func plain() throws {
    #expect(
      try cards("Ada Fenner\r\n\n  Engineer\u{2028}ada@quill.com\n") == [
        [TextLine("Ada Fenner"), TextLine("  Engineer"), TextLine("ada@quill.com")]
      ])
    #expect(try cards("") == [[]])
    #expect(try cards("\u{FEFF}Ada") == [[TextLine("Ada")]])
  }

  @Test("JSON has lines with boxes and confidences, as one object or one a line")
  func json() throws {
    let line = #"{"lines": [{"text": "Ada", "confidence": 0.5, "box": [1, 2, 3, 4]}, {"text": "Bo"}]}"#
    let expected = [
      TextLine("Ada", box: TextLine.Box(left: 1, top: 2, right: 3, bottom: 4), confidence: 0.5), TextLine("Bo"),
    ]
    #expect(try cards(line) == [expected])
    #expect(try cards(line + "\n" + line + "\n") == [expected, expected])
    #expect(try cards(line.replacing(", {", with: ",\n {")) == [expected])
  }

  @Test("What `snapcat card --format json` prints can be read again")
  func result() throws {
    let lines = [TextLine("Ada Fenner", confidence: 0.9), TextLine("ada@quill.com")]
    let card = CardReading(lines: lines, path: "a.txt", reader: ContactReader())
    let text = try JSONLineEncoder().line(for: CardResult(image: card.image, cards: [card.record]))
    #expect(try cards(text) == [lines])
    #expect(try cards(#"{"cards": null, "error": {"kind": "truncated", "message": "x"}}"#).isEmpty)
  }

  @Test(
    "What is neither is told",
    arguments: [
      "{", #"{"text": "a"}"#, #"{"lines": [{"box": [1]}]}"#, #"{"lines": [{"text": "a", "box": [1, 2]}]}"#,
      #"{"lines": [{"text": "a", "confidence": 3}]}"#, #"{"lines": [{"text": "a", "box": [9, 2, 3, 4]}]}"#,
    ])
  func wrong(text: String) {
    let error = #expect(throws: RecordError.self) { try cards(text) }
    #expect(error?.kind == .unsupported)
    #expect(error?.message.contains("lines") == true)
  }

  @Test("Bytes that are no UTF-8 are told")
  func bytes() {
    #expect(throws: RecordError.self) { try CardTextFile(Data([0x41, 0xFF, 0xFE])) }
  }
}
