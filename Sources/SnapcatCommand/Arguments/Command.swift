/// A command of the tool.
protocol Command: Sendable {
  /// What the command is called and takes.
  static var syntax: CommandSyntax { get }
  /// Commands that this one only gathers; such a command is never run itself.
  static var subcommands: [any Command.Type] { get }

  /// Takes the settings from the arguments.
  ///
  /// - Throws: ``UsageError`` when a value means nothing.
  init(_ arguments: ParsedArguments) throws(UsageError)

  /// Does the work.
  ///
  /// - Returns: the exit status.
  /// - Throws: ``CommandError`` with a message for people, or any other error, which ends the tool with status 1.
  func run(in console: Console) async throws -> ExitCode
}

extension Command {
  static var subcommands: [any Command.Type] { [] }
}
