import Foundation

/// One run over `samples/` with the default pipeline, shared by the tests that look at what came out.
enum SampleRun {
  private struct Finished {
    let folder: TemporaryFolder
    let result: SnapcatResult
  }

  private static let finished = Result {
    let folder = try TemporaryFolder()
    let result = try SnapcatProcess.run(
      ["run", Repository.sample("").path, "-c", Repository.root.appending(path: "pipeline.yaml").path, "-o", "out"],
      workingDirectory: folder.url, timeout: 600)
    return Finished(folder: folder, result: result)
  }

  /// How the run ended.
  static var result: SnapcatResult {
    get throws { try finished.get().result }
  }

  /// What the run wrote.
  static var output: RunOutput {
    get throws { RunOutput(folder: try finished.get().folder.file("out")) }
  }
}
