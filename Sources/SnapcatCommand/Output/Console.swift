import Foundation

/// What a command talks to: the standard streams and the environment.
struct Console: Sendable {
  /// Data only.
  var output: any TextOutput
  /// Messages and progress.
  var errors: any TextOutput
  var environment: [String: String]
  /// Reads the standard input to its end.
  var readInput: @Sendable () throws -> Data

  /// The console of the process.
  static var standard: Console {
    Console(
      output: FileOutput.standardOutput, errors: FileOutput.standardError,
      environment: ProcessInfo.processInfo.environment,
      readInput: { try FileHandle.standardInput.readToEnd() ?? Data() })
  }

  /// Tells a message to the person; one that cannot be told is dropped.
  func report(_ message: String) {
    try? errors.writeLine("snapcat: \(message)")
  }
}
