import SnapcatPipeline
import SnapcatVision

/// `snapcat detect`: says what animals a picture shows and where.
struct DetectCommand: Command {
  static let images = Argument<[String]>.operands(
    "IMAGE", count: 1...Int.max, help: "Picture files; - is the standard input.")
  static let json = Argument<Bool>.flag("json", help: "Print one JSON object per picture (schema snapcat.detect/1).")
  static let model = Argument<String?>.optional(
    "model", short: "m", value: "NAME", help: "The model; 'snapcat models list' names them and the default one.")
  static let allAnimals = Argument<Bool>.flag(
    "all-animals", help: "Report every animal that the model knows, not only cats and dogs.")
  static let minimumConfidence = Argument<Double?>.optional(
    "min-confidence", value: "C", in: .range(0...1),
    help: "Leave out what is less sure than this, from 0 to 1; the model's own threshold by default.")
  static let level = Argument<RecognizeAnimalsRequest.RecognitionLevel>.option(
    "level", value: "LEVEL", default: .fast,
    help: "How much time looking may take: accurate takes three looks where fast takes one.")
  static let tiling = Argument<RecognizeAnimalsRequest.Tiling?>.optional(
    "tiling", value: "HOW",
    help: "Whether large pictures are also looked at in parts, for small animals: auto for accurate, never for fast.")
  static let output = Argument<String?>.optional(
    "output", short: "o", value: "DIR",
    help: "Write copies of the pictures with what was found drawn on them into this folder.")
  static let style = Argument<AnnotationStyle>.option(
    "style", value: "STYLE", default: .both,
    help: "What is drawn on the copies; blur makes cats' faces unrecognizable.")

  static let syntax = CommandSyntax(
    name: "detect",
    summary: "Finds the animals of pictures and prints what they are and where.",
    discussion: [
      "One line per animal: the file, the label, the confidence, the size of the box and the place of its upper left "
        + "corner, in pixels of the upright picture."
    ],
    arguments: [
      images.definition, json.definition, model.definition, allAnimals.definition, minimumConfidence.definition,
      level.definition, tiling.definition, output.definition, style.definition,
    ],
    examples: [
      .init("snapcat detect tom.jpg", "Cats and dogs of one picture."),
      .init("snapcat detect *.jpg --json --min-confidence 0.5", "Surer ones only, for a program to read."),
      .init("snapcat detect zoo.jpg --all-animals -o boxes", "Every animal, and a copy with boxes in boxes/zoo.jpg."),
      .init("snapcat detect garden.jpg --level accurate", "Three looks, and tiles where the picture is large."),
    ],
    exitStatuses: [
      (.success, "All pictures were looked at, whether animals were found or not."),
      (.failure, "A picture could not be read, though the others were; or the model is missing."),
      (.usage, "The command line cannot be understood."),
    ])

  let images: [String]
  let printsJSON: Bool
  let request: RecognizeAnimalsRequest
  let output: String?
  let style: AnnotationStyle

  init(_ arguments: ParsedArguments) throws(UsageError) {
    images = try arguments[Self.images]
    printsJSON = try arguments[Self.json]
    output = try arguments[Self.output]
    style = try arguments[Self.style]
    var request = RecognizeAnimalsRequest()
    request.model = try arguments[Self.model]
    request.recognizesAllAnimals = try arguments[Self.allAnimals]
    request.minimumConfidence = try arguments[Self.minimumConfidence].map { Float($0) }
    request.recognitionLevel = try arguments[Self.level]
    request.tiling = try arguments[Self.tiling]
    self.request = request
  }

  func run(in console: Console) async throws -> ExitCode {
    var code = ExitCode.success
    var copies = try output.map { try AnnotatedCopies(folder: $0, style: style) }
    for input in images.map(ImageInput.init) {
      switch try await input.perform(request, on: console) {
      case .success(let (image, animals)):
        try show(DetectResult(path: input.argument, image: image, animals: animals), on: console)
        try await copies?.write(image, animals: animals, input: input, engines: console.engines())
      case .failure(let error):
        try show(DetectResult(path: input.argument, error: error), on: console)
        code = .failure
      }
    }
    return code
  }

  private func show(_ result: DetectResult, on console: Console) throws {
    let lines = printsJSON ? [try JSONLineEncoder().line(for: result)] : DetectText(result: result).lines
    for line in lines { try console.output.writeLine(line) }
  }
}
