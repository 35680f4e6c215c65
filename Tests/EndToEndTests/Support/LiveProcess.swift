import Foundation

/// Runs the built `snapcat` with pipes, to talk with it while it works.
final class LiveProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  // Process.waitUntilExit can miss the end of a process when several threads wait.
  private let hasEnded = DispatchSemaphore(value: 0)

  /// Starts the program; its messages are dropped.
  init(_ arguments: [String], workingDirectory: URL, environment: [String: String] = [:]) throws {
    process.executableURL = try SnapcatProcess.executable
    process.arguments = arguments
    process.currentDirectoryURL = workingDirectory
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { [hasEnded] _ in hasEnded.signal() }
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Sends bytes.
  func write(_ text: String) throws { try input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

  /// The next line of the output, without its end; nil when the output ended.
  func line() throws -> String? {
    var bytes: [UInt8] = []
    while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }

  /// Sends a signal.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Ends the input.
  func closeInput() throws { try input.fileHandleForWriting.close() }

  /// Reads no further.
  func closeOutput() throws { try output.fileHandleForReading.close() }

  /// The exit status; 128 and the signal's number when a signal ended it.
  ///
  /// A process that does not end within a minute is killed.
  func status() -> Int32 {
    if hasEnded.wait(timeout: .now() + 60) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      hasEnded.wait()
    }
    return process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
  }
}
