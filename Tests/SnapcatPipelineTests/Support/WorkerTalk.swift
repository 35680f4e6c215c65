import Foundation
import SnapcatVision
@testable import SnapcatPipeline

/// Sends a worker requests and keeps its answers; both streams are files.
struct WorkerTalk {
  private let folder: TemporaryFolder

  init(_ folder: TemporaryFolder) {
    self.folder = folder
  }

  /// What a worker answers to the bytes of its input.
  func answers(
    to input: some Sequence<UInt8>, framing: WorkerFraming = .json, engines: VisionEngines = .fake(),
    change: (inout WorkerOptions) -> Void = { _ in }
  ) async throws -> Data {
    try folder.write(Data(input), to: "requests")
    try folder.write(Data(), to: "answers")
    let requests = try FileHandle(forReadingFrom: URL(filePath: folder.path.appending("requests").description))
    let answers = try FileHandle(forWritingTo: URL(filePath: folder.path.appending("answers").description))
    var options = WorkerOptions(configuration: PipelineConfiguration())
    options.framing = framing
    options.root = folder.path.appending("in")
    change(&options)
    try await WorkerSession(options, engines: engines).run(
      input: requests.fileDescriptor, output: AnswerStream(descriptor: answers.fileDescriptor))
    return try folder.read("answers")
  }

  /// The records that a worker answers with, one a line.
  func records(
    to input: String, framing: WorkerFraming = .json, engines: VisionEngines = .fake(),
    change: (inout WorkerOptions) -> Void = { _ in }
  ) async throws -> [ImageRecord] {
    try await answers(to: input.utf8, framing: framing, engines: engines, change: change)
      .split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(ImageRecord.self, from: $0) }
  }
}
