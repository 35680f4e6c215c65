/// `snapcat models`: gathers what can be done with models.
struct ModelsCommand: Command {
  static let syntax = CommandSyntax(
    name: "models",
    summary: "Lists, fetches, adds and checks the models that find animals.",
    discussion: [
      "A model is a manifest NAME.yaml and the files that it names. Manifests are looked for in the folders that "
        + "SNAPCAT_MODELS names (separated by colons), in the nearest folder models at or above the program, and in "
        + "share/snapcat/models of an installation; last come those that were added."
    ],
    examples: [
      .init("snapcat models list", "What there is, and which one is the default."),
      .init("snapcat models fetch", "Bring the default model."),
      .init("snapcat models verify", "Compare all files with the manifests' checksums."),
    ],
    exitStatuses: CommandSyntax.commonExitStatuses)

  static let subcommands: [any Command.Type] = [
    ModelsListCommand.self, ModelsFetchCommand.self, ModelsAddCommand.self, ModelsVerifyCommand.self,
  ]

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(in console: Console) async throws -> ExitCode { .usage }
}
