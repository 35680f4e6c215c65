/// `snapcat models`: gathers what can be done with models.
struct ModelsCommand: Command {
  static let syntax = CommandSyntax(
    name: "models",
    summary: "Lists, fetches and checks the models that find animals.",
    discussion: [
      "Models are looked for in the folder that SNAPCAT_MODELS names, in the working directory's and its parents' "
        + "models folder, and beside the program."
    ],
    examples: [
      .init("snapcat models list", "What there is, and which one is the default."),
      .init("snapcat models fetch yolov3-tiny", "Bring the weights of one model."),
    ],
    exitStatuses: CommandSyntax.commonExitStatuses)

  static let subcommands: [any Command.Type] = [
    ModelsListCommand.self, ModelsFetchCommand.self, ModelsVerifyCommand.self,
  ]

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(in console: Console) async throws -> ExitCode { .usage }
}
