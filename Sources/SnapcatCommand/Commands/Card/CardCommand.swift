import SnapcatContacts
import SnapcatPipeline
import SnapcatVision

/// `snapcat card`: finds the card, flattens it, reads it, prints the contact.
struct CardCommand: Command {
  static let images = Argument<[String]>.operands(
    "IMAGE", count: 1...Int.max, help: "Picture files; - is the standard input.")
  static let format = Argument<CardFormat>.option(
    "format", short: "f", value: "FORMAT", default: .text, help: "How the contact is printed.")
  static let level = Argument<RecognizeTextRequest.RecognitionLevel>.option(
    "level", value: "LEVEL", default: .accurate, help: "How much time reading may take.")
  static let customWords = Argument<[String]>.repeated(
    "custom-word", short: "w", value: "WORD", help: "A word that is likely to occur, such as a company's name.")
  static let languages = Argument<[String]>.repeated(
    "language", short: "l", value: "NAME",
    help: "A language of the text by Tesseract's name, such as eng or deu, the likeliest first.")
  static let languageCorrection = Argument<OnOff>.option(
    "language-correction", value: "STATE", default: .off,
    help: "Whether running text is corrected with word lists; e-mails, numbers and names are left alone.")
  static let region = Argument<String?>.optional(
    "region", value: "XX",
    help: "The country (two letters) of phone numbers without a country code; otherwise inferred from the card.")
  static let all = Argument<Bool>.flag("all", help: "Read all cards of a picture, not only the largest one.")

  static let syntax = CommandSyntax(
    name: "card",
    summary: "Finds a business card in a picture, flattens it, reads it and prints the contact.",
    discussion: [
      "A picture without the outline of a card is read as a whole. JSON is one object per picture in the order of the "
        + "arguments (schema snapcat.card/1), also for a picture that could not be read; vCard and CSV hold the others."
    ],
    arguments: [
      images.definition, format.definition, level.definition, customWords.definition, languages.definition,
      languageCorrection.definition, region.definition, all.definition,
    ],
    examples: [
      .init("snapcat card tola.jpg", "The contact for reading."),
      .init("snapcat card *.jpg --format vcard > contacts.vcf", "An address book of all cards."),
      .init("snapcat card card.jpg -w \"@whiskers.example\" -l eng -l kor", "Help with a rare word and two languages."),
      .init("cat card.png | snapcat card - --format json", "From standard input."),
    ],
    exitStatuses: [
      (.success, "All pictures were read."),
      (.failure, "A picture could not be read; the others were."),
      (.usage, "The command line cannot be understood."),
    ])

  let images: [String]
  let format: CardFormat
  let request: ReadBusinessCardRequest

  init(_ arguments: ParsedArguments) throws(UsageError) {
    images = try arguments[Self.images]
    format = try arguments[Self.format]
    var request = ReadBusinessCardRequest()
    request.text.recognitionLevel = try arguments[Self.level]
    request.text.customWords = try arguments[Self.customWords]
    request.text.setLanguages(named: try arguments[Self.languages])
    request.text.usesLanguageCorrection = try arguments[Self.languageCorrection] == .on
    request.defaultRegion = try arguments[Self.region].map { text throws(UsageError) in try Self.region(text) }
    request.document.maximumDocumentCount = try arguments[Self.all] ? Self.mostCards : 1
    self.request = request
  }

  /// The most cards that are looked for in a picture.
  private static let mostCards = 20

  private static func region(_ text: String) throws(UsageError) -> String {
    guard text.utf8.count == 2, text.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      throw UsageError("'\(text)' is no value for --region, which takes a country code of two letters, such as US")
    }
    return text.uppercased()
  }

  func run(in console: Console) async throws -> ExitCode {
    var printer = CardPrinter(format: format, imageCount: images.count, output: console.output)
    try printer.begin()
    var code = ExitCode.success
    for input in images.map(ImageInput.init) {
      switch try await input.perform(request, on: console) {
      case .success(let (image, cards)):
        try printer.print(cards, of: image, input: input)
      case .failure(let error):
        try printer.print(error, input: input)
        code = .failure
      }
    }
    return code
  }
}
