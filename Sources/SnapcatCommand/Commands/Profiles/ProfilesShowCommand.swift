import SnapcatPipeline

/// `snapcat profiles show`: says all that is known of profiles.
struct ProfilesShowCommand: Command {
  static let ids = Argument<[String]>.operands(
    "ID", count: 1...Int.max, help: "The profiles, by the names that list shows.")
  static let json = Argument<Bool>.flag("json", help: "One JSON object per profile, schema snapcat.contact/1.")
  static let output = ProfilesListCommand.output

  static let syntax = CommandSyntax(
    name: "show",
    summary: "Shows all that is known of profiles.",
    discussion: [
      "Each value has its confidence and the line of the card that says it; [corrected] is what a person set."
    ],
    arguments: [ids.definition, json.definition, output.definition],
    examples: [.init("snapcat profiles show tom -o out", "Tom, his people's card, and every line of it.")],
    exitStatuses: CommandSyntax.commonExitStatuses)

  let ids: [String]
  let isJSON: Bool
  let output: FilePath

  init(_ arguments: ParsedArguments) throws(UsageError) {
    ids = try arguments[Self.ids]
    isJSON = try arguments[Self.json]
    output = FilePath(try arguments[Self.output])
  }

  func run(in console: Console) async throws -> ExitCode {
    let catalog = try ProfileCatalog(output)
    var code = ExitCode.success
    for id in ids {
      let entries = try catalog.named(id)
      if entries.isEmpty {
        console.report(ProfileFileError.unknownProfile(id: id).description.printable)
        code = .failure
      }
      for entry in entries {
        let lines =
          isJSON ? [try JSONLineEncoder().line(for: ProfileResult(entry.profile))] : ProfileSheet(entry: entry).lines
        for line in lines { try console.output.writeLine(line) }
      }
    }
    return code
  }
}
