/// A failure in words for people: what happened, with which file, what to do next.
struct CommandError: Error, Sendable, CustomStringConvertible {
  /// The file or thing it is about.
  var subject: String?
  /// What happened and what to do, joined with a semicolon.
  var message: String
  var exitCode: ExitCode

  init(_ message: String, subject: String? = nil, exitCode: ExitCode = .failure) {
    self.subject = subject
    self.message = message
    self.exitCode = exitCode
  }

  var description: String { subject.map { "\($0): \(message)" } ?? message }
}
