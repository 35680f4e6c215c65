/// `snapcat profiles`: gathers what can be done with the profiles of runs and watches.
struct ProfilesCommand: Command {
  static let syntax = CommandSyntax(
    name: "profiles",
    summary: "Lists, searches, corrects and exports profiles, and joins cards to those of a watch.",
    discussion: [
      "A run keeps its profiles in DIR/profiles.sqlite. A watch keeps each in a folder under DIR/profiles, with the cat's "
        + "best picture and the contact of its card."
    ],
    examples: [
      .init("snapcat profiles list -o out", "All profiles: name, number, e-mail, how they were paired."),
      .init("snapcat profiles search fennimore", "Who was that?"),
      .init("snapcat profiles set tom email=orla@fennimore.example", "A correction that later runs keep."),
      .init("snapcat profiles attach tom card.jpg -o out", "The contact of a card, for a cat that a watch snapped."),
    ],
    exitStatuses: CommandSyntax.commonExitStatuses)

  static let subcommands: [any Command.Type] = [
    ProfilesListCommand.self, ProfilesShowCommand.self, ProfilesSearchCommand.self, ProfilesSetCommand.self,
    ProfilesUnsetCommand.self, ProfilesExportCommand.self, ProfilesAttachCommand.self,
  ]

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(in console: Console) async throws -> ExitCode { .usage }
}
