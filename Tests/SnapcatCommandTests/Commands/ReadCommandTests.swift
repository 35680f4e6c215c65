import Foundation
import SnapcatPipeline
import SnapcatVision
import TestSupport
import Testing

@testable import SnapcatCommand

@Suite("snapcat read")
struct ReadCommandTests {
  private static let picture = Fixture.png(
    width: 100, height: 50, depth: 8, color: .gray,
    rows: Array(repeating: Array(repeating: 255, count: 100), count: 50))

  /// Engines that read two lines on whatever they see.
  private static var engines: VisionEngines {
    var fake = FakeEngines()
    fake.text.lines = [("Fish & <Chips>", 5.0), ("since 1955", 25.0)].map { text, y in
      TextRecognitionResult.Line(
        words: text.split(separator: " ").enumerated().map { index, word in
          .init(
            text: String(word), confidence: 0.914,
            boundingBox: CGRect(x: 10 + 30 * Double(index), y: y, width: 20, height: 10))
        }, confidence: 0.914, alternatives: [.init(text: "\(text)?", confidence: 0.3)])
    }
    return fake.engines
  }

  private func request(_ line: String) throws -> RecognizeTextRequest {
    let arguments = line.split(separator: " ").map(String.init)
    return try ReadCommand(ArgumentParser(definitions: ReadCommand.syntax.arguments).parse(arguments)).request
  }

  @Test("Settings reach the request")
  func settings() throws {
    let request = try request(
      "a.png --level fast -w Mew -l auto -l kor --language-correction on --min-text-height 0.1 --skip noise --skip lines"
    )
    #expect(request.recognitionLevel == .fast)
    #expect(request.customWords == ["Mew"])
    #expect(request.automaticallyDetectsLanguage)
    #expect(request.recognitionLanguages == ["kor"])
    #expect(request.usesLanguageCorrection)
    #expect(request.minimumTextHeightFraction == 0.1)
    #expect(request.skippedStages == [.noise, .lines])
  }

  @Test("The reading itself cannot be left out", arguments: ["page", "reading"])
  func unknownStage(stage: String) async {
    let test = TestConsole(input: Self.picture, engines: Self.engines)
    #expect(await test.run("read", "-", "--skip", stage) == .usage)
    #expect(test.errors.text.contains("--skip"))
  }

  @Test("Text is one line per line; with several pictures each has its name")
  func text() async {
    let one = TestConsole(input: Self.picture, engines: Self.engines)
    #expect(await one.run("read", "-") == .success)
    #expect(one.output.text == "Fish & <Chips>\nsince 1955\n")
    let two = TestConsole(input: Self.picture, engines: Self.engines)
    #expect(await two.run("read", "-", "/nonexistent/a.png", "-") == .failure)
    #expect(two.output.text == "-:\nFish & <Chips>\nsince 1955\n\n-:\nFish & <Chips>\nsince 1955\n")
  }

  @Test("JSON has boxes, words and other readings, and errors in their place")
  func json() async throws {
    let test = TestConsole(input: Self.picture, engines: Self.engines)
    #expect(await test.run("read", "/nonexistent/a.png", "-", "--format", "json") == .failure)
    let results = try test.output.text.split(separator: "\n")
      .map { try JSONDecoder().decode(ReadResult.self, from: Data($0.utf8)) }
    #expect(results.map(\.image.path) == ["/nonexistent/a.png", "-"])
    #expect(results[0].error?.kind == .unreadable)
    #expect(results[0].lines == nil)
    let line = try #require(results[1].lines?.last)
    #expect(line.text == "since 1955")
    #expect(line.confidence == 0.914)
    #expect(line.box == [10, 25, 60, 35])
    #expect(line.corners == [[10, 25], [60, 25], [60, 35], [10, 35]])
    #expect(line.words.map(\.text) == ["since", "1955"])
    #expect(line.words.last?.box == [40, 25, 60, 35])
    #expect(line.alternatives.map(\.text) == ["since 1955?"])
  }

  @Test("TSV has a header once and a row per word")
  func tsv() async {
    let test = TestConsole(input: Self.picture, engines: Self.engines)
    #expect(await test.run("read", "-", "--format", "tsv") == .success)
    let rows = test.output.text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    #expect(rows.count == 6)
    #expect(rows.allSatisfy { $0.count == 9 })
    #expect(rows.last == ["-", "2", "2", "40", "25", "20", "10", "0.914", "1955"])
  }

  @Test("hOCR is well-formed XML with a page per picture")
  func hocr() async throws {
    let test = TestConsole(input: Self.picture, engines: Self.engines)
    #expect(await test.run("read", "-", "-", "--format", "hocr") == .success)
    let text = test.output.text
    #expect(text.components(separatedBy: "class=\"ocr_page\"").count == 3)
    #expect(text.contains("title=\"image &quot;-&quot;; bbox 0 0 100 50; ppageno 1\""))
    #expect(text.contains("title=\"bbox 10 5 30 15; x_wconf 91\">Fish</span>"))
    #expect(text.contains("&lt;Chips&gt;"))
    #expect(text.hasSuffix("</body>\n</html>\n"))
  }

  @Test("A picture without text is no failure")
  func noText() async {
    let test = TestConsole(input: Self.picture, engines: FakeEngines().engines)
    #expect(await test.run("read", "-") == .success)
    #expect(test.output.text.isEmpty)
  }
}
