import Foundation

/// Runs the `snapcat` that was built together with the tests.
///
/// The standard streams are files, so that no amount of output can block the program.
final class SnapcatProcess: Sendable {
  /// Why the program could not be run.
  enum Failure: Error {
    case executableMissing(String)
    case timedOut(arguments: [String])
  }

  /// The program, which the build puts beside the test bundle.
  static var executable: URL {
    get throws {
      let bundle = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      let url = bundle.deletingLastPathComponent().appending(path: "snapcat")
      guard FileManager.default.isExecutableFile(atPath: url.path) else { throw Failure.executableMissing(url.path) }
      return url
    }
  }

  private let process: Process
  private let arguments: [String]
  private let streams: URL
  private let hasEnded = DispatchSemaphore(value: 0)

  /// Starts the program, or another one for scripts around it.
  ///
  /// - Parameters:
  ///   - stdin: what it reads; nothing when left out.
  ///   - environment: variables on top of those of the tests; nil takes one away.
  ///   - workingDirectory: where it runs; the tests' own when left out.
  init(
    _ arguments: [String], executable: URL? = nil, stdin: Data = Data(), environment: [String: String?] = [:],
    workingDirectory: URL? = nil
  ) throws {
    self.arguments = arguments
    streams = FileManager.default.temporaryDirectory.appending(path: "snapcat-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    try stdin.write(to: streams.appending(path: "stdin"))
    process = Process()
    process.executableURL = try executable ?? Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = workingDirectory
    process.environment = ProcessInfo.processInfo.environment.merging(environment.compactMapValues { $0 }) { $1 }
      .filter { environment[$0.key] != .some(.none) }
    process.standardInput = try FileHandle(forReadingFrom: streams.appending(path: "stdin"))
    process.standardOutput = try Self.emptyFile(streams.appending(path: "stdout"))
    process.standardError = try Self.emptyFile(streams.appending(path: "stderr"))
    process.terminationHandler = { [hasEnded] _ in hasEnded.signal() }
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: streams)
  }

  /// What the program has written to its standard error by now.
  var errorSoFar: String {
    get throws { String(decoding: try Data(contentsOf: streams.appending(path: "stderr")), as: UTF8.self) }
  }

  /// Whether the program has not ended yet.
  var isRunning: Bool { process.isRunning }

  /// Sends a signal.
  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Waits for the end of the program, which is killed when it takes longer than `timeout` seconds.
  func result(timeout: Double = 120) throws -> SnapcatResult {
    guard hasEnded.wait(timeout: .now() + timeout) == .success else {
      kill(process.processIdentifier, SIGKILL)
      throw Failure.timedOut(arguments: arguments)
    }
    let status = process.terminationStatus
    return SnapcatResult(
      status: process.terminationReason == .uncaughtSignal ? 128 + status : status,
      outputData: try Data(contentsOf: streams.appending(path: "stdout")),
      errorData: try Data(contentsOf: streams.appending(path: "stderr")))
  }

  /// Runs the program to its end.
  static func run(
    _ arguments: [String], stdin: Data = Data(), environment: [String: String?] = [:], workingDirectory: URL? = nil,
    timeout: Double = 120
  ) throws -> SnapcatResult {
    try SnapcatProcess(
      arguments, stdin: stdin, environment: environment, workingDirectory: workingDirectory
    ).result(timeout: timeout)
  }

  private static func emptyFile(_ url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }
}
