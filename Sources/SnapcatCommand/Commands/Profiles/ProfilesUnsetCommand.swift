import SnapcatPipeline

/// `snapcat profiles unset`: takes corrections back.
struct ProfilesUnsetCommand: Command {
  static let id = Argument<[String]>.operands(
    "ID", count: 1...1, help: "The profile, by the name that list shows, also one that is gone.")
  static let fields = Argument<[String]>.operands(
    "FIELD", count: 0...Int.max, help: "What to take back; everything without it.")
  static let output = ProfilesListCommand.output

  static let syntax = CommandSyntax(
    name: "unset",
    summary: "Takes corrections back: what was read counts again.",
    arguments: [id.definition, fields.definition, output.definition],
    examples: [
      .init("snapcat profiles unset tom email", "The card was right after all."),
      .init("snapcat profiles unset tom", "All corrections of Tom."),
    ],
    exitStatuses: CommandSyntax.commonExitStatuses)

  let id: String
  let fields: [CorrectionField]
  let output: FilePath

  init(_ arguments: ParsedArguments) throws(UsageError) {
    id = try arguments[Self.id].first ?? ""
    output = FilePath(try arguments[Self.output])
    var fields: [CorrectionField] = []
    for name in try arguments[Self.fields] { fields.append(try ProfilesSetCommand.field(name)) }
    self.fields = fields
  }

  func run(in console: Console) async throws -> ExitCode {
    let count = try ProfilesCorrection(output).unset(fields, of: id)
    try console.output.writeLine("\(id.printable): \(Counted.text(count, "correction")) taken back")
    return .success
  }
}
