import SnapcatVision

/// `snapcat models verify`: compares the files of models with their manifests.
struct ModelsVerifyCommand: Command {
  static let names = Argument<[String]>.operands(
    "NAME", count: 0...Int.max, help: "Models, or paths of manifests; all whose files are there when left out.")

  static let syntax = CommandSyntax(
    name: "verify",
    summary: "Compares the files of models with the SHA-256 of their manifests.",
    arguments: [names.definition],
    examples: [.init("snapcat models verify", "Every model whose files are there.")],
    exitStatuses: [
      (.success, "All files are right."),
      (.failure, "A file is damaged, or a named model has not been fetched."),
      (.usage, "The command line cannot be understood."),
    ])

  let names: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    names = try arguments[Self.names]
  }

  func run(in console: Console) async throws -> ExitCode {
    let present = console.models.list().filter { if case .missing = $0.status { false } else { true } }
    var code = ExitCode.success
    for name in names.isEmpty ? present.map(\.name) : names {
      do {
        try console.models.verify(console.models.manifest(named: name))
        try console.output.writeLine("\(name): verified")
      } catch let error as VisionError {
        console.report("\(name): \(error)")
        code = .failure
      }
    }
    if names.isEmpty, present.isEmpty {
      console.report("no model has been fetched; bring one with: snapcat models fetch")
    }
    return code
  }
}
