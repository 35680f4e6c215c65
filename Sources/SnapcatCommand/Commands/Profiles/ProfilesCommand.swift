/// `snapcat profiles`: gathers what can be done with the profiles that a watch made.
struct ProfilesCommand: Command {
  static let syntax = CommandSyntax(
    name: "profiles",
    summary: "Lists the profiles that a watch made, and joins cards to them.",
    discussion: ["A profile is a folder under DIR/profiles with the cat's best picture and the contact of its card."],
    examples: [
      .init("snapcat profiles list -o out", "Name, score of the picture, contact."),
      .init("snapcat profiles attach tom card.jpg -o out", "The contact of a card that was photographed."),
    ],
    exitStatuses: CommandSyntax.commonExitStatuses)

  static let subcommands: [any Command.Type] = [ProfilesListCommand.self, ProfilesAttachCommand.self]

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(in console: Console) async throws -> ExitCode { .usage }
}
