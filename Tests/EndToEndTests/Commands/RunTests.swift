import Foundation
import Testing

@Suite("The built program: run")
struct RunTests {
  /// A pipeline that needs no model: cards only.
  private static let cardsOnly = Data("requests:\n  - request: card\n".utf8)

  /// A folder with one card, one damaged file, and a pipeline for cards only.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(cardsOnly, to: "pipeline.yaml")
    try folder.write(CardPicture.miaOnTable(), to: "photos/mia.png")
    try folder.write(Data("no picture".utf8), to: "photos/text.jpg")
    return folder
  }

  @Test("The pipeline of the working directory runs; bad files do not end it")
  func run() throws {
    let folder = try Self.folder()
    let result = try SnapcatProcess.run(["run", "photos"], workingDirectory: folder.url)
    #expect(result.status == 0, "\(result)")
    #expect(result.standardOutput.contains("2 pictures in"))
    #expect(result.standardOutput.contains("Not read        1 (1 notAnImage)"), "\(result)")
    #expect(result.standardOutput.contains("Results in out"))
    #expect(result.standardError.contains("mia.png: 1 card"), "\(result)")
    #expect(result.standardError.contains("text.jpg: not read (notAnImage)"), "\(result)")
    let records = try String(contentsOf: folder.file("out/observations.jsonl"), encoding: .utf8)
    #expect(records.split(separator: "\n").count == 2)
    let contacts = try String(contentsOf: folder.file("out/contacts.vcf"), encoding: .utf8)
    #expect(contacts.contains("mia@purrfect.example"))
  }

  @Test("With --strict a bad file is a status of its own")
  func strict() throws {
    let folder = try Self.folder()
    let result = try SnapcatProcess.run(
      ["run", "photos", "--strict", "-o", "results", "--workers", "1"], workingDirectory: folder.url)
    #expect(result.status == 3, "\(result)")
    #expect(FileManager.default.fileExists(atPath: folder.file("results/observations.jsonl").path))
    let good = try SnapcatProcess.run(
      ["run", "photos/mia.png", "--strict", "-o", "results"], workingDirectory: folder.url)
    #expect(good.status == 0, "\(good)")
  }

  @Test("Mistakes of the configuration are named with file and line, and nothing is done")
  func badConfiguration() throws {
    let folder = try Self.folder()
    try folder.write(Data("requests:\n  - request: cards\n".utf8), to: "typo.yaml")
    let result = try SnapcatProcess.run(["run", "photos", "-c", "typo.yaml"], workingDirectory: folder.url)
    #expect(result.status == 2)
    #expect(result.standardError.contains("typo.yaml:2"), "\(result)")
    #expect(!FileManager.default.fileExists(atPath: folder.file("out").path))
    let missing = try SnapcatProcess.run(["run", "photos", "-c", "gone.yaml"], workingDirectory: folder.url)
    #expect(missing.status == 2)
    #expect(missing.standardError.contains("gone.yaml"))
  }

  @Test("Pictures that are not there are named")
  func missingInput() throws {
    let folder = try Self.folder()
    let result = try SnapcatProcess.run(["run", "nowhere"], workingDirectory: folder.url)
    #expect(result.status == 1)
    #expect(result.standardError.contains("nowhere"))
  }

  @Test("Nothing named to work on is a usage error")
  func noInput() throws {
    let folder = try Self.folder()
    let result = try SnapcatProcess.run(["run"], workingDirectory: folder.url)
    #expect(result.status == 2)
    #expect(result.standardError.contains("source.paths"), "\(result)")
  }

  @Test(
    "A signal ends the run early and leaves no half-written file",
    arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func signals(signal: Int32, status: Int32) throws {
    let folder = try Self.folder()
    let picture = try CardPicture.miaOnTable()
    for number in 0..<400 { try folder.write(picture, to: "photos/copy-\(number).png") }
    let process = try SnapcatProcess(["run", "photos"], workingDirectory: folder.url)
    var waits = 0
    while try !process.errorSoFar.contains("copy-"), waits < 6000 {
      usleep(10_000)
      waits += 1
    }
    process.send(signal)
    let result = try process.result()
    #expect(result.status == status, "\(result)")
    #expect(result.standardError.hasSuffix("snapcat: ended early; the files written so far are whole\n"))
    #expect(result.standardOutput.isEmpty)
    let written = FileManager.default.enumerator(atPath: folder.file("out").path)?.compactMap { $0 as? String } ?? []
    #expect(!written.contains { $0.hasSuffix(".tmp") }, "\(written)")
  }
}
