import Foundation
import SnapcatPipeline
import SnapcatVision
import TestSupport
import Testing

@testable import SnapcatCommand

@Suite("snapcat card: text, sides, barcodes")
struct CardFromTextTests {
  private static let lines = "Ada Fenner\nada.fenner@quillworks.com\nM +44 7911 123456\n"

  private func withFiles(_ files: [String: String], _ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snapcat-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    try await body(folder)
  }

  @Test("Lines from standard input become a contact")
  func text() async {
    let test = TestConsole(input: Data(Self.lines.utf8))
    #expect(await test.run("card", "--from-text", "-") == .success)
    #expect(
      test.output.text == """
        Name        Ada Fenner
        Mobile      +44 7911 123456
        E-mail      ada.fenner@quillworks.com

        """)
  }

  @Test("JSON says that there was no picture")
  func json() async throws {
    let test = TestConsole(input: Data(Self.lines.utf8))
    #expect(await test.run("card", "--from-text", "-", "--format", "json") == .success)
    let result = try JSONDecoder().decode(CardResult.self, from: Data(test.output.text.utf8))
    #expect(result.image.width == nil)
    #expect(result.cards?.first?.document == nil)
    #expect(result.cards?.first?.lines.map(\.box) == [nil, nil, nil])
    #expect(result.cards?.first?.fields["MobilePhones"]?.first?.e164 == "+447911123456")
  }

  @Test("Two files are two cards, or the sides of one")
  func merge() async throws {
    try await withFiles(["a.txt": Self.lines, "b.txt": "Quill Works Ltd\nwww.quillworks.com\n"]) { folder in
      let paths = ["a.txt", "b.txt"].map { folder.appending(path: $0).path }
      let two = TestConsole()
      #expect(await two.run("card", "--from-text", paths[0], paths[1], "--format", "vcard") == .success)
      #expect(two.output.text.components(separatedBy: "BEGIN:VCARD").count == 3)
      let one = TestConsole()
      #expect(await one.run("card", "--from-text", "--merge", paths[0], paths[1], "--format", "vcard") == .success)
      #expect(one.output.text.components(separatedBy: "BEGIN:VCARD").count == 2)
      #expect(one.output.text.contains("ORG:Quill Works Ltd\r\n"))
      #expect(one.output.text.contains("FN:Ada Fenner\r\n"))
    }
  }

  @Test("A side that cannot be read is told, the others are used; without any there is an error in the record")
  func missingSide() async throws {
    let test = TestConsole(input: Data(Self.lines.utf8))
    #expect(await test.run("card", "--from-text", "--merge", "/nonexistent/a", "-", "-f", "json") == .failure)
    #expect(test.errors.text.hasPrefix("snapcat: /nonexistent/a: "))
    let result = try JSONDecoder().decode(CardResult.self, from: Data(test.output.text.utf8))
    #expect(result.cards?.first?.sides?.count == 1)
    let none = TestConsole()
    #expect(
      await none.run("card", "--from-text", "--merge", "/nonexistent/a", "/nonexistent/b", "-f", "json") == .failure)
    #expect(try JSONDecoder().decode(CardResult.self, from: Data(none.output.text.utf8)).error?.kind == .unreadable)
  }

  @Test(
    "What does not go together is a mistake",
    arguments: [
      ["--merge", "--all", "a"], ["--from-text", "--all", "a"], ["--region", "ZZ", "a"], ["--region", "Q", "a"],
    ])
  func usage(arguments: [String]) async {
    let test = TestConsole()
    #expect(await CommandLineTool(console: test.console).run(["card"] + arguments) == .usage)
  }

  @Test("vCard 4.0 on request")
  func version() async {
    let test = TestConsole(input: Data(Self.lines.utf8))
    #expect(await test.run("card", "--from-text", "-", "-f", "vcard", "--vcard-version", "4.0") == .success)
    #expect(test.output.text.contains("VERSION:4.0"))
  }

  @Test("snapcat barcodes prints what codes say, or that there is none")
  func barcodes() async throws {
    var engines = FakeEngines().engines
    engines.barcodeDetection = FakeBarcodeEngine(text: "MECARD:N:Fenner,Ada;\n;")
    let picture = try VisionImage(pixels: BarcodePicture.pixels()).pngData()
    let test = TestConsole(input: picture, engines: engines)
    #expect(await test.run("barcodes", "-") == .success)
    #expect(test.output.text == "standard input: qr MECARD:N:Fenner,Ada; ;\n")
    let json = TestConsole(input: picture, engines: engines)
    #expect(await json.run("barcodes", "--json", "/nonexistent/a", "-", "-s", "qr") == .failure)
    let results = try json.output.text.split(separator: "\n").map {
      try JSONDecoder().decode(BarcodesResult.self, from: Data($0.utf8))
    }
    #expect(results.map { $0.barcodes?.count } == [nil, 1])
    let none = TestConsole(input: picture, engines: engines)
    #expect(await none.run("barcodes", "-s", "aztec", "-") == .success)
    #expect(none.output.text == "standard input: no barcode found\n")
  }
}
