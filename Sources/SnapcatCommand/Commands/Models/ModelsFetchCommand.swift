import SnapcatVision

/// `snapcat models fetch`: brings the files of models.
struct ModelsFetchCommand: Command {
  static let names = Argument<[String]>.operands(
    "NAME", count: 0...Int.max, help: "Models, or paths of manifests; the default model when left out.")

  static let syntax = CommandSyntax(
    name: "fetch",
    summary: "Brings the files of models and checks them.",
    discussion: [
      "Each file is compared with the size and the SHA-256 of its manifest before it gets its name. Files that are there "
        + "and right are left alone."
    ],
    arguments: [names.definition],
    examples: [
      .init("snapcat models fetch", "The first model of the preference that can be had."),
      .init("snapcat models fetch yolov3-tiny", "This one."),
    ],
    exitStatuses: [
      (.success, "The models are ready."),
      (.failure, "A model could not be had; the message says what each source answered."),
      (.usage, "The command line cannot be understood."),
    ])

  let names: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    names = try arguments[Self.names]
  }

  func run(in console: Console) async throws -> ExitCode {
    let store = console.models
    let progress: (ModelFetchEvent) -> Void = { console.report($0.description) }
    guard !names.isEmpty else {
      try console.output.writeLine("\(try store.fetchDefault(progress: progress).name): ready")
      return .success
    }
    for name in names {
      let manifest = try store.manifest(named: name)
      try store.fetch(manifest, progress: progress)
      try console.output.writeLine("\(manifest.name): ready")
    }
    return .success
  }
}
