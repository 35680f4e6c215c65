import Foundation
import SnapcatVision
import TestSupport
import Testing
@testable import SnapcatPipeline

struct WorkerSessionTests {
  private let folder: TemporaryFolder
  private let talk: WorkerTalk

  init() throws {
    folder = try TemporaryFolder()
    talk = WorkerTalk(folder)
  }

  /// A tree of good and bad pictures, and the lines that a run writes for them.
  private func run(annotated: Bool = false) async throws -> [String] {
    try folder.write(Scene.cat.jpeg(), to: "in/litter/tom.jpg")
    try folder.write(Scene.card(0).jpeg(), to: "in/litter/tom's card.jpg")
    try folder.write(Scene.dog.png(), to: "in/dog.png")
    try folder.write(Scene.dog.jpeg(), to: "in/dog.png.jpg")
    let exif = Fixture.exif(orientation: 6, captureTime: "2024:05:01 12:30:00")
    try folder.write(Fixture.jpeg(Scene.cat.jpeg(), withEXIF: exif), to: "in/timed.jpg")
    try folder.write(Data(), to: "in/empty.jpg")
    try folder.write(Data("no picture".utf8), to: "in/text.jpg")
    try folder.write(Scene.nothing.jpeg(), to: FilePath(bytes: Array("in/bad".utf8) + [0xFF] + Array(".jpg".utf8)))
    var configuration = PipelineConfiguration()
    configuration.pairing = .none
    configuration.requests.removeAll { if case .card = $0 { true } else { false } }
    configuration.sinks.annotated = annotated
    _ = try await PipelineRunner(
      configuration: configuration, inputs: [folder.path.appending("in")],
      outputDirectory: folder.path.appending("run"), engines: .fake()
    ).run()
    return try folder.lines("run/observations.jsonl").map(Self.withoutProfile)
  }

  /// A run's line without what only a whole run knows.
  private static func withoutProfile(_ line: String) throws -> String {
    var record = try JSONDecoder().decode(ImageRecord.self, from: Data(line.utf8))
    record.profile = nil
    return try JSONLineEncoder().line(for: record)
  }

  private static func animalsOnly(_ options: inout WorkerOptions) {
    options.configuration.requests.removeAll { if case .card = $0 { true } else { false } }
  }

  private func pictures() throws -> [FilePath] {
    try FolderSource(
      settings: SourceSettings(), outputDirectory: folder.path.appending("elsewhere"), workingDirectory: "/"
    ).entries(of: [folder.path.appending("in")]).map(\.path)
  }

  private func pathLines() throws -> [UInt8] {
    try pictures().flatMap { path -> [UInt8] in path.bytes + [10] }
  }

  @Test func answersPathsWithTheLinesOfARun() async throws {
    let expected = try await run()
    let input = try pathLines()
    let answers = try await talk.answers(to: input, framing: .paths, change: Self.animalsOnly)
    #expect(String(decoding: answers, as: UTF8.self).split(separator: "\n").map(String.init) == expected)
  }

  @Test func writesTheCopiesOfARun() async throws {
    let expected = try await run(annotated: true)
    let input = try pathLines()
    let answers = try await talk.answers(to: input, framing: .paths) {
      Self.animalsOnly(&$0)
      $0.outputDirectory = folder.path.appending("worker")
    }
    #expect(String(decoding: answers, as: UTF8.self).split(separator: "\n").map(String.init) == expected)
    let copies = try folder.files(in: "run/annotated")
    #expect(try folder.files(in: "worker/annotated") == copies)
    #expect(copies.contains("dog.png.jpg.jpg"))
  }

  @Test func answersBytesInBothFramingsWithTheLinesOfARun() async throws {
    let expected = try await run()
    var (lines, frames): (String, [UInt8]) = ("", [])
    for (number, path) in try pictures().enumerated() {
      let data = try FileSystem.read(path)
      let name = path.relative(to: folder.path.appending("in"))
      frames += BinaryFrame.request(id: UInt64(number) << 40, name: name.bytes, picture: data)
      if String(validating: name.bytes, as: UTF8.self) != nil {
        lines += #"{"name":"\#(name)","data":"\#(data.base64EncodedString())"}"# + "\n"
      }
    }
    let answers = try await talk.answers(to: frames, framing: .binary, change: Self.animalsOnly)
    let parsed = BinaryFrame.answers(in: Array(answers))
    #expect(parsed.map(\.record) == expected)
    #expect(parsed.map(\.id) == expected.indices.map { UInt64($0) << 40 })
    let plain = try await talk.answers(to: lines.utf8, change: Self.animalsOnly)
    #expect(
      String(decoding: plain, as: UTF8.self).split(separator: "\n").map(String.init)
        == expected.filter { !$0.contains("pathEncoding") })
  }

  @Test func goesOnAfterRequestsThatMakeNoSense() async throws {
    try folder.write(Scene.cat.jpeg(), to: "in/tom.jpg")
    let good = #"{"path":"\#(folder.path)/in/tom.jpg"}"#
    let input = [good, "rubbish", "", "[]", #"{"name":"a.jpg"}"#, good].joined(separator: "\n")
    let records = try await talk.records(to: input, change: Self.animalsOnly)
    #expect(records.map(\.path.text) == ["tom.jpg", "", "", "a.jpg", "tom.jpg"])
    #expect(records.map(\.error?.kind) == [nil, .unreadable, .unreadable, .unreadable, nil])
    #expect(records[1].error?.message.hasPrefix("line 2 is no request") == true)
  }

  @Test func echoesTheIDAroundTheRecordWhenAsked() async throws {
    try folder.write(Scene.cat.jpeg(), to: "in/tom.jpg")
    let path = "\(folder.path)/in/tom.jpg"
    let input = [
      #"{"id":7,"path":"\#(path)"}"#, #"{"id":"x","path":"\#(path)"}"#, #"{"path":"\#(path)"}"#, "rubbish",
    ].joined(separator: "\n")
    let answers = try await talk.answers(to: input.utf8) {
      Self.animalsOnly(&$0)
      $0.answersWithID = true
    }
    let lines = String(decoding: answers, as: UTF8.self).split(separator: "\n")
    let plain = try await talk.answers(to: input.utf8, change: Self.animalsOnly)
    let records = String(decoding: plain, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 4)
    for (line, id) in zip(lines.indices, ["7", "\"x\"", "null", "null"]) {
      #expect(lines[line] == "{\"id\":\(id),\"record\":\(records[line])}")
    }
  }

  @Test(arguments: ["../up.jpg", "/etc/up.jpg", "a/../../up.jpg"])
  func keepsCopiesInTheirFolder(name: String) async throws {
    let picture = try Scene.cat.jpeg().base64EncodedString()
    let records = try await talk.records(to: #"{"name":"\#(name)","data":"\#(picture)"}"#) {
      Self.animalsOnly(&$0)
      $0.outputDirectory = folder.path.appending("worker")
    }
    #expect(records.first?.error?.kind == .unreadable)
    #expect(records.first?.path.text == name)
    #expect(try folder.files(in: "worker").isEmpty)
  }

  @Test func saysBeforeTheFirstRequestThatTheModelIsMissing() throws {
    var options = WorkerOptions(configuration: PipelineConfiguration())
    var settings = AnimalSettings()
    settings.model = "nosuch"
    options.configuration.requests = [.animals(settings)]
    #expect(throws: VisionError.self) { try WorkerSession(options, engines: .fake()) }
  }

  @Test func endsWhenItsTaskIsCancelled() async throws {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let (input, output) = (ends[0], AnswerStream(descriptor: STDERR_FILENO))
    var options = WorkerOptions(configuration: PipelineConfiguration())
    Self.animalsOnly(&options)
    let session = try WorkerSession(options, engines: .fake())
    let task = Task { try await session.run(input: input, output: output) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func answersThePictureThatItWorksOnBeforeItEnds() async throws {
    try folder.write(Scene.cat.jpeg(), to: "in/tom.jpg")
    let engine = HeldObjectDetection()
    var engines = VisionEngines.fake()
    engines.objectDetection = engine
    let line = #"{"path":"\#(folder.path)/in/tom.jpg"}"# + "\n"
    let (talk, ready) = (talk, engines)
    let task = Task { try await talk.answers(to: (line + line).utf8, engines: ready, change: Self.animalsOnly) }
    while !engine.isAtWork { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    engine.letGo()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try folder.lines("answers").count == 1)
  }
}
