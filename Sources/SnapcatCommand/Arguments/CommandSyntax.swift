/// What a command is called, what it takes and what its help says.
struct CommandSyntax: Sendable {
  /// A call that shows what the command can do.
  struct Example: Sendable {
    var call: String
    var explanation: String

    init(_ call: String, _ explanation: String) {
      self.call = call
      self.explanation = explanation
    }
  }

  var name: String
  /// One line for the list of commands.
  var summary: String
  /// Paragraphs that say more.
  var discussion: [String] = []
  var arguments: [ArgumentDefinition] = []
  var examples: [Example] = []
  /// What the command's exit statuses mean, where that is more than success, failure and usage.
  var exitStatuses: [(code: ExitCode, meaning: String)] = []
}

extension CommandSyntax {
  /// What the exit statuses mean that every command has.
  static var commonExitStatuses: [(code: ExitCode, meaning: String)] {
    [
      (.success, "Done."),
      (.failure, "Something failed; the message says what."),
      (.usage, "The command line cannot be understood."),
    ]
  }
}
