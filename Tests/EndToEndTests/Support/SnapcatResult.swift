import Foundation

/// What a finished `snapcat` left behind.
struct SnapcatResult: Sendable, CustomStringConvertible {
  /// The exit status; 128 and the signal's number when a signal ended it, as a shell says it.
  let status: Int32
  let outputData: Data
  let errorData: Data

  /// The standard output as text.
  var standardOutput: String { String(decoding: outputData, as: UTF8.self) }
  /// The standard error as text.
  var standardError: String { String(decoding: errorData, as: UTF8.self) }
  /// The lines of the standard output.
  var outputLines: [String] { standardOutput.split(separator: "\n").map(String.init) }

  var description: String { "status \(status)\nstdout: \(standardOutput)\nstderr: \(standardError)" }
}
