import SnapcatPipeline
import SnapcatVision
import SnapcatWatch

/// `snapcat profiles attach`: joins the contact of a card to a profile.
struct ProfilesAttachCommand: Command {
  static let name = Argument<[String]>.operands(
    "NAME", count: 1...1, help: "The profile; it is made when it is not there.")
  static let image = Argument<[String]>.operands(
    "IMAGE", count: 1...1, help: "A picture of the card; - is the standard input.")
  static let output = ProfilesListCommand.output

  static let syntax = CommandSyntax(
    name: "attach",
    summary: "Reads a card and joins its contact to a profile.",
    discussion: ["The card takes the place of one that was joined before. The contact is in contact.vcf afterwards."],
    arguments: [name.definition, image.definition, output.definition],
    examples: [.init("snapcat profiles attach tom card.jpg -o out", "The card of Tom's people.")],
    exitStatuses: CommandSyntax.commonExitStatuses + [(.nothingFound, "No contact can be read from the picture.")])

  let name: ProfileName
  let image: ImageInput
  let output: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let text = try arguments[Self.name].first ?? ""
    guard let name = ProfileName(text) else {
      throw UsageError("'\(text)' is no name of a profile; use \(ProfileName.argumentDescription)")
    }
    self.name = name
    image = ImageInput(argument: try arguments[Self.image].first ?? "")
    output = try arguments[Self.output]
  }

  func run(in console: Console) async throws -> ExitCode {
    switch try await image.perform(ReadBusinessCardRequest(), on: console) {
    case .failure: return .failure
    case .success(let (picture, cards)):
      guard let card = cards.first(where: { !$0.contact.isEmpty }) else {
        throw CommandError(
          "no contact can be read from it; try a sharper picture", subject: image.displayName, exitCode: .nothingFound)
      }
      let profile = try ProfileStore(output: FilePath(output)).attach(card, from: picture, to: name)
      try console.output.writeLine(ProfileText(profile).line)
      return .success
    }
  }
}
