import Foundation
import SnapcatPipeline

/// `snapcat join`: makes profiles from the records of workers.
struct JoinCommand: Command {
  static let files = Argument<[String]>.operands(
    "RECORDS", count: 1...Int.max, help: "Files of records, one a line, in any order; - is the standard input.")
  static let configuration = RunCommand.configuration
  static let output = RunCommand.output

  static let syntax = CommandSyntax(
    name: "join",
    summary: "Makes profiles and contacts from the records of workers, as a run does.",
    discussion: [
      "Pairs cats with cards by the configuration's rule and writes observations.jsonl, profiles.sqlite, contacts.vcf and "
        + "contacts.csv: the same bytes that one run over all the pictures writes. A record that occurs twice counts "
        + "once."
    ],
    arguments: [files.definition, configuration.definition, output.definition],
    examples: [.init("snapcat join records.*.jsonl -o out", "The records of many workers.")],
    exitStatuses: CommandSyntax.commonExitStatuses)

  let files: [String]
  let configuration: String?
  let output: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    files = try arguments[Self.files]
    configuration = try arguments[Self.configuration]
    output = try arguments[Self.output]
  }

  func run(in console: Console) async throws -> ExitCode {
    let joiner = RecordJoiner(
      configuration: try ConfigurationFile.load(configuration), outputDirectory: FilePath(output))
    let summary = try joiner.join(files.map { FilePath($0) })
    try console.output.writeLine(
      "\(Counted.text(summary.images, "record")): \(Counted.text(summary.cats, "cat")), "
        + "\(Counted.text(summary.cards, "card")), \(Counted.text(summary.profiles, "profile")), "
        + "\(summary.failed) not read; results in \(output.printable)")
    return .success
  }
}
