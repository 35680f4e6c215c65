import SnapcatPipeline

/// `snapcat report`: writes the page of a finished run once more.
struct ReportCommand: Command {
  static let folder = Argument<[String]>.operands(
    "OUT", count: 1...1, help: "The output folder of a finished run.")

  static let syntax = CommandSyntax(
    name: "report",
    summary: "Writes the page that shows a finished run.",
    discussion: [
      "A run writes report.html itself unless its configuration says otherwise. This command writes it from the records and "
        + "profiles of the folder, for example after they were corrected with sqlite3, and makes the small pictures that "
        + "are missing from the annotated copies."
    ],
    arguments: [folder.definition],
    examples: [.init("snapcat report out", "Then open out/report.html in a browser.")],
    exitStatuses: CommandSyntax.commonExitStatuses)

  let folder: FilePath

  init(_ arguments: ParsedArguments) throws(UsageError) {
    folder = FilePath(try arguments[Self.folder].first ?? "")
  }

  func run(in console: Console) async throws -> ExitCode {
    try await Interruption.guarding {
      try ReportThumbnails(outputDirectory: folder).writeMissing()
      try ReportWriter(outputDirectory: folder).write()
    }
    try console.output.writeLine(folder.appending(ReportWriter.name).description.printable)
    return .success
  }
}
