import Foundation
import SnapcatVision
import TestSupport
import Testing
@testable import SnapcatPipeline

struct RecordJoinerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ rule: PairingRule) async throws -> [String] {
    try folder.write(Scene.cat.jpeg(), to: "in/a/tom.jpg")
    try folder.write(Scene.card(0).jpeg(), to: "in/a/tom-card.jpg")
    try folder.write(Scene.cat.jpeg(), to: "in/b/IMG_1.jpg")
    try folder.write(Scene.card(1).jpeg(), to: "in/b/IMG_2.jpg")
    try folder.write(
      Scene.catWithCard(2).png(), to: FilePath(bytes: Array("in/b/mia".utf8) + [0xE9] + Array("%.png".utf8)))
    try folder.write(Scene.card(2).jpeg(), to: "in/c/nobody.jpg")
    try folder.write(Scene.nothing.jpeg(), to: "in/c/peter.jpg")
    try folder.write(Scene.card(1).jpeg(), to: "in/c/peter-card.jpg")
    try folder.write(Data("no picture".utf8), to: "in/text.jpg")
    _ = try await PipelineRunner(
      configuration: configuration(rule), inputs: [folder.path.appending("in")],
      outputDirectory: folder.path.appending("run"), engines: .fake()
    ).run()
    return try folder.lines("run/observations.jsonl")
  }

  private func configuration(_ rule: PairingRule) -> PipelineConfiguration {
    var configuration = PipelineConfiguration()
    configuration.pairing = rule
    configuration.sinks.annotated = false
    configuration.sinks.report = false
    return configuration
  }

  private func join(_ files: [String: [String]], _ rule: PairingRule = .folder) throws -> RunSummary {
    for (name, lines) in files {
      try folder.write(Data(lines.map { $0 + "\n" }.joined().utf8), to: FilePath(name))
    }
    return try RecordJoiner(configuration: configuration(rule), outputDirectory: folder.path.appending("joined"))
      .join(files.keys.sorted().map { folder.path.appending(FilePath($0)) })
  }

  @Test(arguments: PairingRule.allCases)
  func makesTheFilesOfARun(rule: PairingRule) async throws {
    let lines = try await run(rule)
    let summary = try join(["1": lines.filter { $0.contains("IMG") }.reversed(), "2": lines.reversed()], rule)
    #expect(summary.images == 9)
    #expect(summary.failed == 1)
    #expect(try folder.files(in: "joined") == folder.files(in: "run").filter { $0 != "run.json" })
    for file in try folder.files(in: "joined") {
      let path = FilePath(file)
      #expect(
        try folder.read(FilePath("joined").appending(path)) == folder.read(FilePath("run").appending(path)), "\(file)")
    }
  }

  private func record(_ path: String, _ digest: String, error: RecordError? = nil, captured: String? = nil) throws
    -> String
  {
    let image = RecordedImage(width: 4, height: 4, orientation: 1, sha256: digest, captured: captured)
    return try JSONLineEncoder().line(
      for: ImageRecord(path: RecordPath(text: path), image: image, observations: [], cards: [], error: error))
  }

  @Test func keepsTheCaptureTime() throws {
    _ = try join(["1": [try record("a.jpg", "1", captured: "2024:05:01 12:30:00")]])
    #expect(try folder.lines("joined/observations.jsonl").first?.contains(#""captured":"2024:05:01 12:30:00""#) == true)
  }

  @Test func prefersARecordWithoutErrorOfTwo() throws {
    let failed = try record("a.jpg", "1", error: RecordError(kind: .timedOut, message: "late"))
    #expect(try join(["1": [failed], "2": [try record("a.jpg", "1")]]).failed == 0)
    #expect(try join(["1": [try record("a.jpg", "1")], "2": [failed]]).failed == 0)
  }

  @Test func refusesTwoPicturesOfOneName() throws {
    #expect(throws: JoinError.samePath("a.jpg")) {
      try join(["1": [try record("a.jpg", "1")], "2": [try record("a.jpg", "2")]])
    }
    #expect(try folder.files(in: "joined").isEmpty)
  }

  @Test(arguments: ["rubbish", "{}", #"{"schema":"snapcat.card/1"}"#])
  func namesTheLineThatIsNoRecord(line: String) throws {
    #expect {
      try join(["1": [try record("a.jpg", "1"), line]])
    } throws: {
      if case .invalidRecord(_, line: 2, _)? = $0 as? JoinError { true } else { false }
    }
  }

  @Test func namesTheFileThatIsNotThere() {
    let joiner = RecordJoiner(configuration: configuration(.folder), outputDirectory: folder.path.appending("joined"))
    #expect(throws: JoinError.unreadable(file: "/nonexistent", reason: "No such file or directory")) {
      try joiner.join(["/nonexistent"])
    }
  }

  @Test(
    arguments: [
      ("a/b.jpg", nil, Array("a/b.jpg".utf8)), ("50%25.jpg", nil, Array("50%25.jpg".utf8)),
      ("%FF50%25.jpg", .percent, [0xFF] + Array("50%.jpg".utf8)), ("%", .percent, Array("%".utf8)),
    ] as [(String, RecordPath.Encoding?, [UInt8])])
  func readsPathsOfRecords(text: String, encoding: RecordPath.Encoding?, bytes: [UInt8]) {
    #expect(RecordPath(text: text, encoding: encoding).filePath.bytes == bytes)
  }
}
