import SnapcatPipeline
import SnapcatVision

/// `snapcat read`: reads the text of any picture.
struct ReadCommand: Command {
  static let images = Argument<[String]>.operands(
    "IMAGE", count: 1...Int.max, help: "Picture files; - is the standard input.")
  static let format = Argument<ReadFormat>.option(
    "format", short: "f", value: "FORMAT", default: .text, help: "How the text is printed.")
  static let minimumTextHeight = Argument<Double>.option(
    "min-text-height", value: "SHARE", default: 0, in: .range(0...1),
    help: "Leave out lines lower than this share of the picture's height.")
  static let debug = Argument<String?>.optional(
    "debug", value: "DIR", help: "Write what each stage saw and read into this folder.")
  static let timings = Argument<Bool>.flag("timings", help: "Say on standard error how long each stage took.")
  static let skipped = Argument<[TextRecognitionStage]>.repeated(
    "skip", value: "STAGE", help: "A stage to leave out, to see what it is worth.")

  static let syntax = CommandSyntax(
    name: "read",
    summary: "Reads the text of pictures, line by line.",
    discussion: [
      "The picture is read as it is: a card in a photo is found and flattened by 'snapcat card'. JSON is one object per "
        + "picture (schema snapcat.read/1) with boxes, words and other readings; TSV has one row per word."
    ],
    arguments: [images.definition, format.definition] + ReadingArguments.definitions + [
      minimumTextHeight.definition, debug.definition, timings.definition, skipped.definition,
    ],
    examples: [
      .init("snapcat read notice.png", "The text, one line per line."),
      .init(
        "snapcat read notice.png --level fast --format json", "With boxes and confidences, in less time."),
      .init("snapcat read menu.jpg -l auto", "In whatever script it is written."),
      .init("snapcat read notice.png --debug stages --timings", "How the reading came about."),
    ],
    exitStatuses: [
      (.success, "All pictures were read, whether they held text or not."),
      (.failure, "A picture could not be read, though the others were; or a language is missing."),
      (.usage, "The command line cannot be understood."),
    ])

  let images: [String]
  let format: ReadFormat
  let debug: String?
  let printsTimings: Bool
  let request: RecognizeTextRequest

  init(_ arguments: ParsedArguments) throws(UsageError) {
    images = try arguments[Self.images]
    format = try arguments[Self.format]
    debug = try arguments[Self.debug]
    printsTimings = try arguments[Self.timings]
    var request = RecognizeTextRequest()
    try ReadingArguments.apply(arguments, to: &request)
    request.minimumTextHeightFraction = Float(try arguments[Self.minimumTextHeight])
    request.skippedStages = Set(try arguments[Self.skipped])
    self.request = request
  }

  func run(in console: Console) async throws -> ExitCode {
    let pictures = try debug.map { try StagePictures(folder: $0) }
    let report = pictures != nil || printsTimings ? ReadingReport() : nil
    var request = request
    request.observer = report?.observer()
    var printer = ReadPrinter(format: format, imageCount: images.count, output: console.output)
    try printer.begin()
    var code = ExitCode.success
    for input in images.map(ImageInput.init) {
      switch try await input.perform(request, on: console) {
      case .success(let (image, lines)):
        try printer.print(ReadResult(path: input.argument, image: image, lines: lines))
      case .failure(let error):
        try printer.print(ReadResult(path: input.argument, error: error))
        code = .failure
      }
      let events = report?.takeEvents() ?? []
      try pictures?.write(events, of: input)
      if printsTimings, !events.isEmpty {
        try console.errors.writeLine("\(input.displayName.printable):\n\(ReadingReport.timings(of: events))")
      }
    }
    try printer.end()
    return code
  }
}
