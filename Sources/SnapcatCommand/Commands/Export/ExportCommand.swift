import SnapcatPipeline

/// `snapcat export`: writes the animals of a finished run in a form that other programs read.
struct ExportCommand: Command {
  static let folder = Argument<[String]>.operands(
    "OUT", count: 1...1, help: "The output folder of a finished run.")
  static let format = Argument<ExportFormat?>.optional(
    "format", short: "f", value: "FORMAT", help: "The form to write. Needed.")
  static let output = Argument<String?>.optional(
    "output", short: "o", value: "PATH",
    help: "The file, or for yolo and crops the folder, that is written; in OUT by default.")
  static let confidence = Argument<Double>.option(
    "min-confidence", value: "C", default: 0, in: .range(0...1), help: "Leave out animals that are less sure.")
  static let margin = Argument<Double>.option(
    "margin", value: "SHARE", default: 0, in: .range(0...10),
    help: "For crops: how much to keep on each side, as a share of the animal's width and height.")
  static let pictures = Argument<String?>.optional(
    "pictures", value: "DIR",
    help: "For crops and yolo: where the pictures are now, in place of the folder that the run noted.")

  static let syntax = CommandSyntax(
    name: "export",
    summary: "Writes the animals of a finished run for other programs.",
    discussion: [
      "coco: detections.json (COCO results) and detections-images.json (what they refer to). megadetector: "
        + "megadetector.json, the camera-trap batch format 1.6, as Timelapse reads it. yolo: a folder that Ultralytics "
        + "takes as a data set. csv: detections.csv. crops: a picture of each animal. What was written is printed."
    ],
    arguments: [
      folder.definition, format.definition, output.definition, confidence.definition, margin.definition,
      pictures.definition,
    ],
    examples: [
      .init("snapcat export out --format megadetector", "For Timelapse: out/megadetector.json."),
      .init("snapcat export out -f crops --margin 0.1 -o cats", "Every animal as a picture of its own."),
    ],
    exitStatuses: CommandSyntax.commonExitStatuses)

  let folder: FilePath
  let format: ExportFormat
  let output: FilePath?
  let options: ExportOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    folder = FilePath(try arguments[Self.folder].first ?? "")
    guard let format = try arguments[Self.format] else {
      throw UsageError("say which form: --format \(ExportFormat.allowedArguments.joined(separator: "|"))")
    }
    self.format = format
    output = try arguments[Self.output].map { FilePath($0) }
    if output?.bytes.isEmpty == true { throw UsageError("'' is no value for --output, which takes a path") }
    options = ExportOptions(
      minimumConfidence: try arguments[Self.confidence], margin: try arguments[Self.margin],
      pictures: try arguments[Self.pictures].map { FilePath($0) })
  }

  func run(in console: Console) async throws -> ExitCode {
    let summary = try await Interruption.guarding {
      try RecordExport(outputDirectory: folder).write(format, to: output, options: options)
    }
    for path in [summary.path] + summary.companions { try console.output.writeLine(path.description.printable) }
    for problem in summary.problems { console.report(problem.printable) }
    let rest = summary.problemCount - summary.problems.count
    if rest > 0 { console.report("and \(Counted.text(rest, "more problem"))") }
    console.report("\(Counted.text(summary.animals, "animal")) in \(Counted.text(summary.images, "picture"))")
    return .success
  }
}
