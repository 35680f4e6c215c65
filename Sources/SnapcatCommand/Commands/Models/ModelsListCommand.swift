/// `snapcat models list`.
struct ModelsListCommand: Command {
  static let names = Argument<[String]>.operands("NAME", count: 0...Int.max, help: "Models; all by default.")

  static let syntax = CommandSyntax(
    name: "list", summary: "List models.", arguments: [names.definition])

  let names: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    names = try arguments[Self.names]
  }

  func run(in console: Console) async throws -> ExitCode {
    throw CommandError("models are missing from this build")
  }
}
