import Foundation
import SnapcatVision

/// What a command talks to: the standard streams, the environment, the engines.
struct Console: Sendable {
  /// Data only.
  var output: any TextOutput
  /// Messages and progress.
  var errors: any TextOutput
  /// Reads the standard input to its end.
  var readInput: @Sendable () throws -> Data
  var models: ModelStore
  var tesseract: TesseractInstallation
  /// The engines, made when a command needs them.
  var engines: @Sendable () -> VisionEngines

  /// The console of the process.
  static var standard: Console {
    Console(
      output: FileOutput.standardOutput, errors: FileOutput.standardError,
      readInput: { try FileHandle.standardInput.readToEnd() ?? Data() },
      models: ModelStore(), tesseract: TesseractInstallation(), engines: { .standard })
  }

  /// Tells a message to the person; one that cannot be told is dropped.
  func report(_ message: String) {
    try? errors.writeLine("snapcat: \(message)")
  }
}
