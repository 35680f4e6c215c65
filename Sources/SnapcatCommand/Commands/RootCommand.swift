/// The tool itself: it only gathers the commands.
struct RootCommand: Command {
  static let version = Argument<Bool>.flag("version", help: "Show the version.")

  static let syntax = CommandSyntax(
    name: "snapcat",
    summary: "Finds cats and reads business cards in pictures, and makes profiles of both.",
    arguments: [version.definition],
    examples: [
      .init("snapcat run photos -o out", "Does the whole job over a folder: annotated pictures, records, contacts."),
      .init("snapcat card tola.jpg", "Reads one business card."),
      .init("snapcat detect tom.jpg", "Says where the animals of a picture are."),
      .init("snapcat doctor", "Says what is installed, and what brings the rest."),
    ],
    exitStatuses: CommandSyntax.commonExitStatuses)

  static let subcommands: [any Command.Type] = [
    RunCommand.self, ExportCommand.self, ReportCommand.self, WorkerCommand.self, JoinCommand.self, WatchCommand.self,
    ProfilesCommand.self, CardCommand.self, ReadCommand.self, ScanCommand.self,
    DetectCommand.self, BarcodesCommand.self,
    ModelsCommand.self, DoctorCommand.self,
  ]

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(in console: Console) async throws -> ExitCode { .usage }
}
