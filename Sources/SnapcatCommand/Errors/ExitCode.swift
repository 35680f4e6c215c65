/// The exit statuses of the tool.
enum ExitCode: Int32, Sendable, CaseIterable {
  /// Everything asked for was done.
  case success = 0
  /// Something failed that no other status stands for.
  case failure = 1
  /// The command line or the configuration cannot be understood.
  case usage = 2
  /// Some files could not be read, and `--strict` was given.
  case filesFailed = 3
  /// Nothing of what was asked for is in the picture.
  case nothingFound = 4
  /// Ended by the keyboard (128 + SIGINT).
  case interrupted = 130
  /// Nobody reads the output any more (128 + SIGPIPE).
  case brokenPipe = 141
  /// Ended by the system (128 + SIGTERM).
  case terminated = 143
}
