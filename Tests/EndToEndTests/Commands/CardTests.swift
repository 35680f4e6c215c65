import Foundation
import SnapcatPipeline
import Testing

@Suite("The built program: card")
struct CardTests {
  private static func results(_ result: SnapcatResult) throws -> [CardResult] {
    try result.outputLines.map { try JSONDecoder().decode(CardResult.self, from: Data($0.utf8)) }
  }

  private static func values(_ field: String, of result: CardResult) -> [String] {
    result.cards?.first?.fields[field]?.map(\.value) ?? []
  }

  @Test("A flat card is read: name, phone and e-mail")
  func flatCard() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(CardPicture.mia(), to: "mia.png")
    let result = try SnapcatProcess.run(["card", file.path, "--format", "json"])
    #expect(result.status == 0, "\(result)")
    let card = try #require(try Self.results(result).first)
    #expect(Self.values("ContactNames", of: card) == ["Mia Whiskers"])
    #expect(Self.values("Emails", of: card) == ["mia@purrfect.example"])
    #expect(card.cards?.first?.fields["WorkPhones"]?.first?.e164 == "+442079460018")
    #expect(card.image.width == 1050)
    #expect(card.image.height == 600)
  }

  @Test("Text for people, vCard and CSV hold the same contact")
  func formats() throws {
    let folder = try TemporaryFolder()
    try folder.write(CardPicture.mia(), to: "mia.png")
    for format in ["text", "vcard", "csv"] {
      let result = try SnapcatProcess.run(["card", "mia.png", "-f", format], workingDirectory: folder.url)
      #expect(result.status == 0)
      #expect(result.standardOutput.contains("mia@purrfect.example"), "\(format): \(result)")
      #expect(result.standardOutput.contains("Whiskers"), "\(format): \(result)")
      #expect(result.standardError.isEmpty)
    }
  }

  @Test("Standard input gives what the file gives")
  func standardInput() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(CardPicture.mia(), to: "mia.png")
    let fromFile = try SnapcatProcess.run(["card", file.path, "--format", "json"])
    let fromInput = try SnapcatProcess.run(["card", "-", "--format", "json"], stdin: CardPicture.mia())
    var expected = try #require(try Self.results(fromFile).first)
    expected.image.path = "-"
    #expect(try Self.results(fromInput) == [expected])
  }

  @Test("What cannot be read is told, and the other pictures are read all the same")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write(CardPicture.mia(), to: "mia.png")
    try folder.write(Data("no picture".utf8), to: "text.jpg")
    try folder.write(Data(), to: "empty.jpg")
    try folder.write(CardPicture.mia().prefix(3000), to: "cut.png")
    let names = ["gone.jpg", "text.jpg", "empty.jpg", "cut.png", ".", "mia.png"]
    let result = try SnapcatProcess.run(["card", "--format", "json"] + names, workingDirectory: folder.url)
    #expect(result.status == 1)
    let results = try Self.results(result)
    #expect(results.map(\.image.path) == names)
    #expect(
      results.map { $0.error?.kind } == [.unreadable, .notAnImage, .notAnImage, .truncated, .unreadable, nil])
    for name in names.dropLast() { #expect(result.standardError.contains("snapcat: \(name): ")) }
  }

  @Test("A language without data ends with the command that brings it")
  func missingLanguage() throws {
    let result = try SnapcatProcess.run(["card", "-", "--language", "xyz"], stdin: CardPicture.mia())
    #expect(result.status == 1)
    #expect(result.standardOutput.isEmpty)
    #expect(result.standardError.contains("apt-get install tesseract-ocr-xyz"), "\(result)")
  }

  @Test("A reader that goes away in the middle ends the program quietly")
  func brokenPipe() throws {
    let folder = try TemporaryFolder()
    try folder.write(CardPicture.mia(), to: "mia.png")
    let script = "\"$0\" card --format json mia.png mia.png mia.png mia.png | head -n 1; exit ${PIPESTATUS[0]}"
    let result = try SnapcatProcess(
      ["-c", script, try SnapcatProcess.executable.path], executable: URL(filePath: "/bin/bash"),
      workingDirectory: folder.url
    ).result()
    #expect(result.status == 141)
    #expect(result.outputLines.count == 1)
    #expect(result.standardError.isEmpty)
  }
}
