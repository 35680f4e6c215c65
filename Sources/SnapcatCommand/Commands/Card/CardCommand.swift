import SnapcatContacts
import SnapcatPipeline
import SnapcatVision

/// `snapcat card`: finds the card, flattens it, reads it, prints the contact.
struct CardCommand: Command {
  static let images = Argument<[String]>.operands(
    "IMAGE", count: 1...Int.max,
    help: "Picture files, or text files with --from-text; - is the standard input.")
  static let format = Argument<CardFormat>.option(
    "format", short: "f", value: "FORMAT", default: .text, help: "How the contact is printed.")
  static let vCardVersion = Argument<VCardVersion>.option(
    "vcard-version", value: "VERSION", default: .v3, help: "The version of vCard that is written.")
  static let fromText = Argument<Bool>.flag(
    "from-text", help: "Read files of text, one card each: plain lines, or JSON with lines.")
  static let merge = Argument<Bool>.flag(
    "merge", help: "Take all files as sides of one card and print one contact.")
  static let noBarcodes = Argument<Bool>.flag("no-barcodes", help: "Leave barcodes on the card alone.")
  static let region = Argument<String?>.optional(
    "region", value: "XX",
    help: "The country (two letters) of phone numbers without a country code; otherwise inferred from the card.")
  static let all = Argument<Bool>.flag("all", help: "Read all cards of a picture, not only the largest one.")

  static let syntax = CommandSyntax(
    name: "card",
    summary: "Finds a business card in a picture, flattens it, reads it and prints the contact.",
    discussion: [
      "A picture without the outline of a card is read as a whole. JSON is one object per picture in the order of the "
        + "arguments (schema snapcat.card/1), also for a picture that could not be read; vCard and CSV hold the others.",
      "A contact in a barcode on the card counts where it agrees with the text or the text is unsure; what differs is "
        + "shown. With --merge the sides of a card, also in two languages, become one contact.",
    ],
    arguments: [
      images.definition, format.definition, vCardVersion.definition, merge.definition, fromText.definition,
      noBarcodes.definition,
    ] + ReadingArguments.definitions + [region.definition, all.definition],
    examples: [
      .init("snapcat card tola.jpg", "The contact for reading."),
      .init("snapcat card *.jpg --format vcard > contacts.vcf", "An address book of all cards."),
      .init("snapcat card front.jpg back.jpg --merge", "One contact from both sides."),
      .init("snapcat card --from-text lines.txt", "A contact from lines of text."),
      .init(
        "snapcat card card.jpg -w \"@whiskers.example\" -l eng -l Hangul", "Help with a rare word and two languages."),
      .init("cat card.png | snapcat card - --format json", "From standard input."),
    ],
    exitStatuses: [
      (.success, "All pictures were read."),
      (.failure, "A picture could not be read; the others were."),
      (.usage, "The command line cannot be understood."),
    ])

  let images: [String]
  let format: CardFormat
  let vCardVersion: VCardVersion
  let readsText: Bool
  let merges: Bool
  let request: ReadBusinessCardRequest

  init(_ arguments: ParsedArguments) throws(UsageError) {
    images = try arguments[Self.images]
    format = try arguments[Self.format]
    vCardVersion = try arguments[Self.vCardVersion]
    readsText = try arguments[Self.fromText]
    merges = try arguments[Self.merge]
    var request = ReadBusinessCardRequest()
    try ReadingArguments.apply(arguments, to: &request.text)
    request.readsBarcodes = try !arguments[Self.noBarcodes]
    request.defaultRegion = try arguments[Self.region].map { text throws(UsageError) in try Self.region(text) }
    let readsAll = try arguments[Self.all]
    request.document.maximumDocumentCount = readsAll ? Self.mostCards : 1
    self.request = request
    if merges, readsAll {
      throw UsageError("--merge takes one side from each file, so it cannot go with --all")
    }
    if readsText, readsAll { throw UsageError("--all is about pictures, so it cannot go with --from-text") }
  }

  /// The most cards that are looked for in a picture.
  private static let mostCards = 20

  private static func region(_ text: String) throws(UsageError) -> String {
    let region = text.uppercased()
    guard ContactReader.supportsRegion(region) else {
      throw UsageError("'\(text)' is no value for --region, which takes a country code of two letters, such as US")
    }
    return region
  }

  func run(in console: Console) async throws -> ExitCode {
    // Loading the models takes as long as finding the card, so it is done meanwhile.
    async let _ = prepareReading(with: console.engines())
    var printer = CardPrinter(
      format: format, vCardVersion: vCardVersion, imageCount: merges ? 1 : images.count, output: console.output)
    try printer.begin()
    var code = ExitCode.success
    var sides: [CardReading] = []
    var firstError: (error: RecordError, input: ImageInput)?
    for input in images.map(ImageInput.init) {
      switch try await read(input, in: console) {
      case .success(let (image, cards)):
        if merges { sides += cards } else { try printer.print(cards, of: image, input: input) }
      case .failure(let error):
        if !merges { try printer.print(error, input: input) }
        firstError = firstError ?? (error, input)
        code = .failure
      }
    }
    guard merges else { return code }
    if let card = CardReading(merging: sides, reader: reader) {
      try printer.print([card], of: card.image, input: ImageInput(argument: card.image.path))
    } else if let (error, input) = firstError {
      try printer.print(error, input: input)
    }
    return code
  }

  private func prepareReading(with engines: VisionEngines) {
    if !readsText { request.text.prepare(engines) }
  }

  private var reader: ContactReader { ContactReader(defaultRegion: request.defaultRegion) }

  /// Reads the cards of a picture or text; a file that cannot be read is told to the person.
  private func read(
    _ input: ImageInput, in console: Console
  ) async throws -> Result<(ImageInfo, [CardReading]), RecordError> {
    if readsText {
      return CardTextInput(input: input).read(from: console).map { cards in
        (ImageInfo(path: input.argument), cards.map { CardReading(lines: $0, path: input.argument, reader: reader) })
      }
    }
    return try await input.perform(request, on: console).map { image, cards in
      (
        ImageInfo(path: input.argument, width: image.width, height: image.height),
        cards.map { CardReading($0, path: input.argument, image: image) }
      )
    }
  }
}
