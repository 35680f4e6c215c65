import Foundation
import SnapcatPipeline

/// `snapcat profiles set`: corrects a profile.
struct ProfilesSetCommand: Command {
  static let id = Argument<[String]>.operands("ID", count: 1...1, help: "The profile, by the name that list shows.")
  static let values = Argument<[String]>.operands(
    "FIELD=VALUE", count: 1...Int.max,
    help: "What is right; a field that is given several times gets several values, FIELD= says that there is none.")
  static let output = ProfilesListCommand.output

  static let syntax = CommandSyntax(
    name: "set",
    summary: "Corrects a profile of a run; later runs keep it.",
    discussion: [
      "Fields: \(CorrectionField.all.map(\.shortName).joined(separator: ", ")). A correction takes the place of all values "
        + "that were read for the field. It belongs to the card, or where there is none to the cat's picture, and is kept "
        + "when that is gone. contacts.vcf, contacts.csv and report.html are written once more where they are there."
    ],
    arguments: [id.definition, values.definition, output.definition],
    examples: [
      .init("snapcat profiles set tom email=orla@fennimore.example mobile=+447700900123", "The card was misread."),
      .init("snapcat profiles set tom fax= note=shy", "There is no fax number; a note."),
    ],
    exitStatuses: CommandSyntax.commonExitStatuses)

  let id: String
  let values: [(field: CorrectionField, values: [String])]
  let output: FilePath

  init(_ arguments: ParsedArguments) throws(UsageError) {
    id = try arguments[Self.id].first ?? ""
    output = FilePath(try arguments[Self.output])
    var values: [(field: CorrectionField, values: [String])] = []
    for text in try arguments[Self.values] {
      guard let equals = text.firstIndex(of: "=") else {
        throw UsageError("'\(text)' is no correction; write FIELD=VALUE, such as email=tom@example.org")
      }
      let field = try Self.field(String(text[..<equals]))
      let value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespacesAndNewlines)
      let place = values.firstIndex { $0.field == field }
      if let place {
        guard field.isList, !value.isEmpty, !values[place].values.isEmpty else {
          throw UsageError("'\(field.shortName)' is given twice")
        }
        values[place].values.append(value)
      } else {
        values.append((field, value.isEmpty ? [] : [value]))
      }
    }
    self.values = values
  }

  /// The field that a name means.
  static func field(_ name: String) throws(UsageError) -> CorrectionField {
    guard let field = CorrectionField(name) else {
      let known = CorrectionField.all.map(\.shortName)
      let guess = Suggestion.closest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError("'\(name)' is no field; there are \(known.joined(separator: ", "))\(guess)")
    }
    return field
  }

  func run(in console: Console) async throws -> ExitCode {
    let profile = try ProfilesCorrection(output).set(values, of: id)
    for line in ProfileSheet(entry: ProfileCatalog.Entry(profile: profile)).lines {
      try console.output.writeLine(line)
    }
    return .success
  }
}
