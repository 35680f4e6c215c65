/// The process was asked to end.
struct InterruptionError: Error, Sendable {
  /// The signal's number.
  let signal: Int32

  /// The exit status that stands for the signal.
  var exitCode: ExitCode { ExitCode(rawValue: 128 + signal) ?? .failure }
}
