import SnapcatVision

/// `snapcat models list`: says which models there are.
struct ModelsListCommand: Command {
  static let syntax = CommandSyntax(
    name: "list",
    summary: "Lists the models, whether they are ready, and which one is the default.",
    discussion: ["The default is marked with a star: the first one of the preference in default.yaml that is ready."],
    examples: [.init("snapcat models list", "One line per model: name, state, description.")],
    exitStatuses: CommandSyntax.commonExitStatuses)

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(in console: Console) async throws -> ExitCode {
    let entries = console.models.list()
    guard !entries.isEmpty else {
      throw CommandError("no models are known; set SNAPCAT_MODELS to a folder with manifests")
    }
    let defaultName = try? console.models.defaultManifest().name
    let nameWidth = entries.map(\.name.count).max() ?? 0
    let stateWidth = entries.map { Self.state(of: $0).count }.max() ?? 0
    for entry in entries {
      let columns = [
        entry.name == defaultName ? "*" : " ", entry.name.padded(to: nameWidth),
        Self.state(of: entry).padded(to: stateWidth), entry.manifest?.summary ?? "",
      ]
      try console.output.writeLine(columns.joined(separator: "  ").withoutTrailingBlanks)
      if case .invalid(let mistakes) = entry.status { console.report(mistakes) }
    }
    return .success
  }

  private static func state(of entry: ModelEntry) -> String {
    if case .invalid = entry.status { "invalid" } else { entry.status.description }
  }
}
