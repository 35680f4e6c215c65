import SnapcatPipeline

/// `snapcat profiles search`: finds profiles by what is known of them.
struct ProfilesSearchCommand: Command {
  static let words = Argument<[String]>.operands(
    "WORD", count: 1...Int.max, help: "Words, or their beginnings; all of them have to occur.")
  static let output = ProfilesListCommand.output

  static let syntax = CommandSyntax(
    name: "search",
    summary: "Finds profiles by cat, name, number, e-mail or any line of the card.",
    discussion: [
      "Case and accents do not matter, and a word's beginning is enough. When that finds nothing, words are looked for as "
        + "they are, also within others. The best comes first."
    ],
    arguments: [words.definition, output.definition],
    examples: [.init("snapcat profiles search fenni 7946 -o out", "Who was it whose number holds 7946?")],
    exitStatuses: CommandSyntax.commonExitStatuses + [(.nothingFound, "No profile has all the words.")])

  let text: String
  let output: FilePath

  init(_ arguments: ParsedArguments) throws(UsageError) {
    text = try arguments[Self.words].joined(separator: " ")
    output = FilePath(try arguments[Self.output])
  }

  func run(in console: Console) async throws -> ExitCode {
    let entries = try ProfileCatalog(output).search(text)
    guard !entries.isEmpty else {
      console.report("no profile has '\(text.printable)'")
      return .nothingFound
    }
    for line in ProfileTable(entries: entries).lines { try console.output.writeLine(line) }
    return .success
  }
}
