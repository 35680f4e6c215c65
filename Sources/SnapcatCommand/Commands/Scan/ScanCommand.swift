import Foundation
import SnapcatVision

/// `snapcat scan`: flattens a card and writes it as a picture.
struct ScanCommand: Command {
  static let image = Argument<[String]>.operands(
    "IMAGE", count: 1...1, help: "The picture file; - is the standard input.")
  static let output = Argument<String?>.optional(
    "output", short: "o", value: "FILE", help: "Where the flat picture goes; .png or .jpg. Needed.")
  static let all = Argument<Bool>.flag(
    "all",
    help: "Flatten all cards, the largest first; the second goes to FILE with -2 before the extension, and so on.")
  static let dotsPerInch = Argument<Int>.option(
    "dpi", value: "N", default: 300, in: .range(72...1200),
    help: "Resolution of the flat picture, taking a card to be of the usual size.")

  static let debug = Argument<String?>.optional(
    "debug", value: "DIR",
    help: "Write what was looked at into this folder: candidates, chosen outlines, what the network sees, all scores.")

  static let syntax = CommandSyntax(
    name: "scan",
    summary: "Finds a card or page in a picture and writes it flat, without reading it.",
    discussion: ["The names of the written files are printed. When no card is found the whole picture is written."],
    arguments: [
      image.definition, output.definition, all.definition, dotsPerInch.definition, debug.definition,
    ],
    examples: [
      .init("snapcat scan desk.jpg -o card.png", "The largest card on the desk."),
      .init("snapcat scan desk.jpg -o card.jpg --all", "All of them: card.jpg, card-2.jpg, ..."),
      .init("snapcat scan desk.jpg -o card.png --debug why", "Why these outlines: pictures and scores in why/."),
    ],
    exitStatuses: [
      (.success, "A card was found and written."),
      (.failure, "The picture could not be read or the result not written."),
      (.usage, "The command line cannot be understood."),
      (.nothingFound, "No card was found; the whole picture was written."),
    ])

  let input: ImageInput
  let output: String
  let request: DetectDocumentSegmentationRequest
  let dotsPerInch: Int
  let debugFolder: String?

  /// The most cards that are looked for in a picture.
  private static let mostCards = 20

  init(_ arguments: ParsedArguments) throws(UsageError) {
    input = ImageInput(argument: try arguments[Self.image].first ?? "")
    guard let output = try arguments[Self.output] else { throw UsageError("say where the picture goes: -o FILE") }
    guard ["png", "jpg", "jpeg"].contains(URL(filePath: output).pathExtension.lowercased()) else {
      throw UsageError("'\(output)' is no value for --output, which takes a file that ends in .png or .jpg")
    }
    self.output = output
    dotsPerInch = try arguments[Self.dotsPerInch]
    debugFolder = try arguments[Self.debug]
    if let debugFolder, debugFolder.isEmpty { throw UsageError("'' is no value for --debug, which takes a folder") }
    var request = DetectDocumentSegmentationRequest()
    request.maximumDocumentCount = try arguments[Self.all] ? Self.mostCards : 1
    self.request = request
  }

  func run(in console: Console) async throws -> ExitCode {
    switch try await input.perform(request, on: console) {
    case .failure:
      return .failure
    case .success(let (image, documents)):
      if let debugFolder {
        let search = try OpenCVDocumentDetectionEngine().search(
          in: image, maximumCount: request.maximumDocumentCount)
        let report = SearchReport(search: search, image: image)
        for path in try report.write(to: debugFolder, madeFrom: input) { try console.output.writeLine(path) }
      }
      for (index, document) in documents.enumerated() {
        let flat = try document.isFound ? image.rectified(document, options: options) : image
        try console.output.writeLine(try write(flat, number: index + 1))
      }
      guard !documents.contains(where: \.isFound) else { return .success }
      console.report("\(input.displayName): no card found; the whole picture was written")
      return .nothingFound
    }
  }

  private var options: RectificationOptions { RectificationOptions(dotsPerInch: Double(dotsPerInch)) }

  /// Writes a flat picture and returns its path.
  private func write(_ picture: VisionImage, number: Int) throws -> String {
    let path = Self.path(output, number: number)
    let isPNG = URL(filePath: path).pathExtension.lowercased() == "png"
    try OutputFile.write(
      isPNG ? picture.pngData() : picture.jpegData(quality: Self.jpegQuality), to: path, madeFrom: input)
    return path
  }

  private static let jpegQuality = 92

  /// The path as given for the first picture, with a number before the extension for the others, from -2 on.
  static func path(_ path: String, number: Int) -> String {
    guard number > 1, let dot = path.lastIndex(of: ".") else { return path }
    return path[..<dot] + "-\(number)" + path[dot...]
  }
}
