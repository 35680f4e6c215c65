import SnapcatPipeline

/// `snapcat doctor`: says what is installed and what brings the rest.
struct DoctorCommand: Command {
  static let json = Argument<Bool>.flag("json", help: "Print one JSON object (schema snapcat.doctor/1).")

  static let syntax = CommandSyntax(
    name: "doctor",
    summary: "Says what is installed, what is missing and which command brings it.",
    arguments: [json.definition],
    examples: [
      .init("snapcat doctor", "A table for reading."),
      .init("snapcat doctor --json", "The same for a program or a bug report."),
    ],
    exitStatuses: [
      (.success, "Everything that is needed is there."),
      (.failure, "Something that is needed is missing; its command is printed."),
      (.usage, "The command line cannot be understood."),
    ])

  let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    printsJSON = try arguments[Self.json]
  }

  func run(in console: Console) async throws -> ExitCode {
    let report = Doctor(models: console.models, tesseract: console.tesseract).report()
    if printsJSON {
      try console.output.writeLine(try JSONLineEncoder().line(for: report))
    } else {
      try console.output.write(report.text(width: console.output.width))
    }
    return report.isHealthy ? .success : .failure
  }
}
