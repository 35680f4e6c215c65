import Foundation
import SnapcatContacts
import SnapcatPipeline
import SnapcatVision
import TestSupport
import Testing

@testable import SnapcatCommand

@Suite("snapcat card")
struct CardCommandTests {
  /// A white picture.
  private static let picture = Fixture.png(
    width: 8, height: 4, depth: 8, color: .gray, rows: Array(repeating: Array(repeating: 255, count: 8), count: 4))

  /// Engines that read the given lines on whatever they see.
  private static func engines(_ lines: [String]) -> VisionEngines {
    var fake = FakeEngines()
    fake.text.lines = lines.enumerated().map { index, text in
      TextRecognitionResult.Line(
        words: text.split(separator: " ").enumerated().map { position, word in
          .init(
            text: String(word), confidence: 0.9,
            boundingBox: CGRect(x: position, y: index, width: 1, height: 1))
        }, confidence: 0.9)
    }
    return fake.engines
  }

  @Test("Settings reach the request")
  func settings() throws {
    let line = "--level fast -w Purrfect --custom-word=@mew.example -l eng --language kor --region pl a.jpg --all"
    let arguments = (line + " --language-correction on").split(separator: " ").map(String.init)
    let command = try CardCommand(
      ArgumentParser(definitions: CardCommand.syntax.arguments).parse(arguments))
    #expect(command.images == ["a.jpg"])
    #expect(command.format == .text)
    #expect(command.request.text.recognitionLevel == .fast)
    #expect(command.request.text.customWords == ["Purrfect", "@mew.example"])
    #expect(command.request.text.recognitionLanguages == ["eng", "kor"])
    #expect(command.request.text.usesLanguageCorrection)
    #expect(command.request.defaultRegion == "PL")
    #expect(command.request.document.maximumDocumentCount > 1)
  }

  @Test("Without options the largest card is read accurately")
  func defaults() throws {
    let command = try CardCommand(ArgumentParser(definitions: CardCommand.syntax.arguments).parse(["a.jpg"]))
    #expect(command.request.text.recognitionLevel == .accurate)
    #expect(!command.request.text.usesLanguageCorrection)
    #expect(command.request.defaultRegion == nil)
    #expect(command.request.document.maximumDocumentCount == 1)
  }

  @Test("JSON has one object per picture in order, also for what could not be read")
  func json() async throws {
    let test = TestConsole(input: Self.picture, engines: Self.engines(["mia@purrfect.example"]))
    let code = await test.run("card", "/nonexistent/a.jpg", "-", "--format", "json", "/nonexistent/b.jpg")
    #expect(code == .failure)
    let lines = test.output.text.split(separator: "\n")
    let results = try lines.map { try JSONDecoder().decode(CardResult.self, from: Data($0.utf8)) }
    #expect(results.map(\.image.path) == ["/nonexistent/a.jpg", "-", "/nonexistent/b.jpg"])
    #expect(results.map { $0.error?.kind } == [.unreadable, nil, .unreadable])
    #expect(results[1].cards?.first?.lines.map(\.text) == ["mia@purrfect.example"])
    #expect(results[1].cards?.first?.fields["Emails"]?.map(\.value) == ["mia@purrfect.example"])
    let messages = test.errors.text.split(separator: "\n")
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.hasPrefix("snapcat: /nonexistent/") })
  }

  @Test("An empty picture is no failure")
  func nothingToRead() async {
    let test = TestConsole(input: Self.picture, engines: FakeEngines().engines)
    #expect(await test.run("card", "-") == .success)
    #expect(test.output.text.contains("no text"))
  }

  @Test("What is wrong with the engine for all pictures ends the command with what to do")
  func missingLanguage() async {
    let error = VisionError.languageUnavailable("no data for xxx; sudo apt-get install tesseract-ocr-xxx")
    var engines = FakeEngines().engines
    engines.textRecognition = FailingEngine(error: error)
    let test = TestConsole(input: Self.picture, engines: engines)
    #expect(await test.run("card", "-", "--language", "xxx") == .failure)
    #expect(test.errors.text == "snapcat: no data for xxx; sudo apt-get install tesseract-ocr-xxx\n")
    #expect(test.output.text.isEmpty)
  }

  @Test("CSV starts with its header, once")
  func csv() async {
    let test = TestConsole(input: Self.picture, engines: Self.engines(["mia@purrfect.example"]))
    #expect(await test.run("card", "-", "-", "--format", "csv") == .success)
    let rows = test.output.text.components(separatedBy: "\r\n")
    #expect(rows.first == ContactCSVWriter().header)
    #expect(rows.count == 4)
    #expect(rows.dropFirst().prefix(2).allSatisfy { $0.contains("mia@purrfect.example") })
  }

  @Test("vCards stand one after the other")
  func vcard() async {
    let test = TestConsole(input: Self.picture, engines: Self.engines(["mia@purrfect.example"]))
    #expect(await test.run("card", "-", "-", "--format", "vcard") == .success)
    #expect(test.output.text.components(separatedBy: "BEGIN:VCARD").count == 3)
    #expect(test.output.text.hasSuffix("END:VCARD\r\n"))
  }
}
