import Foundation
import SnapcatVision
@testable import SnapcatPipeline

/// A folder with pictures and with what runs over them write.
final class RunFixture: Sendable {
  let folder: TemporaryFolder

  /// Cats, dogs and cards in a tree of folders.
  init() throws {
    folder = try TemporaryFolder()
    try write(.cat, "litter/tom.jpg")
    try write(.card(0), "litter/tom-card.jpg")
    try write(.dog, "dog.jpg")
    try write(.nothing, "wall.jpg")
    try write(.catWithCard(1), "mia.jpg")
    try folder.write(Data("no picture".utf8), to: "in/text.jpg")
  }

  func write(_ scene: Scene, _ name: String) throws {
    try folder.write(scene.jpeg(), to: FilePath("in").appending(FilePath(name)))
  }

  @discardableResult
  func run(
    _ output: FilePath = "out", engines: VisionEngines = .fake(), startsOver: Bool = false,
    progress: any RunProgressReporter = SilentProgressReporter(),
    change: (inout PipelineConfiguration) -> Void = { _ in }
  ) async throws -> RunSummary {
    var configuration = PipelineConfiguration()
    configuration.workers = .count(2)
    change(&configuration)
    return try await PipelineRunner(
      configuration: configuration, inputs: [folder.path.appending("in")],
      outputDirectory: folder.path.appending(output), engines: engines, startsOver: startsOver
    ).run(progress: progress)
  }

  /// The output's files that the same pictures always give, with their bytes.
  func results(_ output: FilePath = "out") throws -> [String: Data] {
    let names = try folder.files(in: output).filter { $0 != "run.json" }
    return Dictionary(
      uniqueKeysWithValues: try names.map { ($0, try folder.read(output.appending(FilePath($0)))) })
  }

  /// What a run into an empty folder gives for the pictures as they are now.
  func freshResults(change: (inout PipelineConfiguration) -> Void = { _ in }) async throws -> [String: Data] {
    let output = FilePath("fresh-\(UUID().uuidString)")
    try await run(output, change: change)
    return try results(output)
  }

  var journal: FilePath { "out/.snapcat/journal.jsonl" }
}
