import Foundation

@testable import SnapcatCommand

/// A console in memory, and the tool running on it.
struct TestConsole: Sendable {
  let output: MemoryOutput
  let errors: MemoryOutput
  let console: Console

  init(width: Int = 80, environment: [String: String] = [:], input: Data = Data()) {
    output = MemoryOutput(width: width)
    errors = MemoryOutput(width: width)
    console = Console(output: output, errors: errors, environment: environment, readInput: { input })
  }

  func run(_ arguments: String...) async -> ExitCode {
    await CommandLineTool(console: console).run(arguments)
  }
}
