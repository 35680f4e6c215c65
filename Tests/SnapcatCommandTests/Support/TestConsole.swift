import Foundation
import SnapcatVision

@testable import SnapcatCommand

/// A console in memory, and the tool running on it; without models and with engines that only fail, unless given.
struct TestConsole: Sendable {
  let output: MemoryOutput
  let errors: MemoryOutput
  let console: Console

  init(
    width: Int = 80, input: Data = Data(), models: ModelStore = ModelStore(places: .none),
    engines: VisionEngines = .failing()
  ) {
    output = MemoryOutput(width: width)
    errors = MemoryOutput(width: width)
    console = Console(
      output: output, errors: errors, readInput: { input }, models: models,
      tesseract: TesseractInstallation(dataDirectory: URL(filePath: "/nonexistent/tessdata")), engines: { engines })
  }

  func run(_ arguments: String...) async -> ExitCode {
    await CommandLineTool(console: console).run(arguments)
  }
}
