import SnapcatPipeline

/// `snapcat profiles list`: says which profiles there are.
struct ProfilesListCommand: Command {
  static let output = Argument<String>.option(
    "output", short: "o", value: "DIR", default: "out", help: "The folder that the run or watch writes to.")

  static let syntax = CommandSyntax(
    name: "list",
    summary: "Lists the profiles of a run and of a watch.",
    discussion: [
      "One line per profile: its name, who the card names, who made it, how cat and card were paired or what is missing. "
        + "Corrections whose cat or card is gone come last."
    ],
    arguments: [output.definition],
    examples: [.init("snapcat profiles list -o out", "All profiles.")],
    exitStatuses: CommandSyntax.commonExitStatuses)

  let output: FilePath

  init(_ arguments: ParsedArguments) throws(UsageError) {
    output = FilePath(try arguments[Self.output])
  }

  func run(in console: Console) async throws -> ExitCode {
    let catalog = try ProfileCatalog(output)
    let entries = try catalog.all()
    let orphans = try catalog.orphans()
    if !entries.isEmpty { for line in ProfileTable(entries: entries).lines { try console.output.writeLine(line) } }
    if !orphans.isEmpty {
      try console.output.writeLine("\nCorrections whose cat or card is gone:")
      for orphan in orphans {
        let values = orphan.values.isEmpty ? "(none)" : orphan.values.joined(separator: ", ")
        let line = "  \(orphan.profileID)  \(orphan.field.shortName)=\(values)  \(orphan.time)"
        try console.output.writeLine(line.printable)
      }
    }
    if entries.isEmpty, orphans.isEmpty { console.report("\(output.description.printable): no profiles there") }
    return .success
  }
}
