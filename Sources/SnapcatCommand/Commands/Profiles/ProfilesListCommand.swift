import SnapcatPipeline
import SnapcatWatch

/// `snapcat profiles list`: says which profiles there are.
struct ProfilesListCommand: Command {
  static let output = Argument<String>.option(
    "output", short: "o", value: "DIR", default: "out", help: "The folder that the watch writes to.")

  static let syntax = CommandSyntax(
    name: "list",
    summary: "Lists the profiles of a watch.",
    discussion: ["One line per profile: its name, whether there is a picture of the cat, and who the card names."],
    arguments: [output.definition],
    examples: [.init("snapcat profiles list -o out", "All profiles.")],
    exitStatuses: CommandSyntax.commonExitStatuses)

  let output: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    output = try arguments[Self.output]
  }

  func run(in console: Console) async throws -> ExitCode {
    for profile in ProfileStore(output: FilePath(output)).list() {
      try console.output.writeLine(ProfileText(profile).line)
    }
    return .success
  }
}
