import SnapcatPipeline
import SnapcatVision

/// `snapcat barcodes`: reads the barcodes of pictures.
struct BarcodesCommand: Command {
  static let images = Argument<[String]>.operands(
    "IMAGE", count: 1...Int.max, help: "Picture files; - is the standard input.")
  static let json = Argument<Bool>.flag("json", help: "Print one JSON object per picture (schema snapcat.barcodes/1).")
  static let symbologies = Argument<[BarcodeSymbology]>.repeated(
    "symbology", short: "s", value: "NAME", help: "A kind of code that is looked for; all kinds by default.")

  static let syntax = CommandSyntax(
    name: "barcodes",
    summary: "Reads the barcodes of pictures and prints what they say.",
    discussion: ["One line per code: the file, the kind of code, what it says; line ends in it are written as spaces."],
    arguments: [images.definition, json.definition, symbologies.definition],
    examples: [
      .init("snapcat barcodes card.jpg", "All codes of one picture."),
      .init("snapcat barcodes *.jpg -s qr --json", "QR codes only, for a program to read."),
    ],
    exitStatuses: [
      (.success, "All pictures were looked at, whether codes were found or not."),
      (.failure, "A picture could not be read; the others were."),
      (.usage, "The command line cannot be understood."),
    ])

  let images: [String]
  let printsJSON: Bool
  let request: DetectBarcodesRequest

  init(_ arguments: ParsedArguments) throws(UsageError) {
    images = try arguments[Self.images]
    printsJSON = try arguments[Self.json]
    var request = DetectBarcodesRequest()
    let wanted = try arguments[Self.symbologies]
    if !wanted.isEmpty { request.symbologies = wanted }
    self.request = request
  }

  func run(in console: Console) async throws -> ExitCode {
    var code = ExitCode.success
    for input in images.map(ImageInput.init) {
      switch try await input.perform(request, on: console) {
      case .success(let (image, codes)):
        let result = BarcodesResult(path: input.argument, image: image, barcodes: codes)
        guard printsJSON else {
          for line in Self.lines(codes, name: input.displayName) { try console.output.writeLine(line) }
          continue
        }
        try console.output.writeLine(try JSONLineEncoder().line(for: result))
      case .failure(let error):
        code = .failure
        guard printsJSON else { continue }
        try console.output.writeLine(
          try JSONLineEncoder().line(for: BarcodesResult(path: input.argument, error: error)))
      }
    }
    return code
  }

  private static func lines(_ codes: [BarcodeObservation], name: String) -> [String] {
    guard !codes.isEmpty else { return ["\(name): no barcode found"] }
    return codes.map { code in
      let payload = code.payloadString.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ").printable }
      return "\(name): \(code.symbology.rawValue) \(payload ?? "\(code.payloadData.count) bytes")"
    }
  }
}
