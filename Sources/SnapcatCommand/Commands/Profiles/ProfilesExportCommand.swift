import SnapcatPipeline

/// `snapcat profiles export`: writes the profiles for other programs.
struct ProfilesExportCommand: Command {
  /// The forms.
  enum Format: String, CaseIterable, ArgumentValue {
    case vcard
    case csv
    case json
  }

  static let format = Argument<Format>.option(
    "format", short: "f", value: "FORMAT", default: .vcard,
    help: "vcard: one contact per card; csv: as Google Contacts imports; json: one object per profile.")
  static let output = ProfilesListCommand.output

  static let syntax = CommandSyntax(
    name: "export",
    summary: "Writes all profiles, as persons corrected them, to the standard output.",
    arguments: [format.definition, output.definition],
    examples: [
      .init("snapcat profiles export -o out > contacts.vcf", "An address book."),
      .init("snapcat profiles export --format json -o out", "One object per profile, schema snapcat.contact/1."),
    ],
    exitStatuses: CommandSyntax.commonExitStatuses)

  let format: Format
  let output: FilePath

  init(_ arguments: ParsedArguments) throws(UsageError) {
    format = try arguments[Self.format]
    output = FilePath(try arguments[Self.output])
  }

  func run(in console: Console) async throws -> ExitCode {
    let profiles = try ProfileCatalog(output).all().map(\.profile)
    switch format {
    case .vcard: try console.output.write(ContactSink(profiles).vCards)
    case .csv: try console.output.write(ContactSink(profiles).csv)
    case .json:
      for profile in profiles { try console.output.writeLine(try JSONLineEncoder().line(for: ProfileResult(profile))) }
    }
    return .success
  }
}
