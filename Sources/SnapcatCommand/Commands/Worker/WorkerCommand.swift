import Foundation
import SnapcatPipeline
import SnapcatVision

/// `snapcat worker`: answers requests for pictures from a stream, for engines that spread work over machines.
struct WorkerCommand: Command {
  static let configuration = RunCommand.configuration
  static let framing = Argument<WorkerFraming>.option(
    "framing", value: "KIND", default: .json,
    help: "How requests come: json (an object a line), paths (a path a line) or binary (a header, then the bytes).")
  static let root = Argument<String>.option(
    "root", value: "DIR", default: ".", help: "Records name pictures relative to it, as a run over DIR does.")
  static let annotated = Argument<String?>.optional(
    "annotated", value: "DIR", help: "Write copies with boxes to DIR/annotated, and say so in the records.")
  static let ids = Argument<Bool>.flag(
    "ids", help: "Answer with an object that holds the request's id and the record, in place of the record alone.")

  static let syntax = CommandSyntax(
    name: "worker",
    summary: "Looks at the pictures that it is sent, one after the other; for Spark, GNU parallel, Slurm and the like.",
    discussion: [
      "Takes requests from standard input and writes one record per request to standard output, in the same order: "
        + "the line that a run writes to observations.jsonl, but for the profile. A bad picture or request has a record "
        + "with an error. Nothing else goes to standard output.",
      "A request is a line such as {\"path\": \"photos/tom.jpg\"} or {\"name\": \"tom.jpg\", \"data\": \"base64\"}; an "
        + "\"id\" may be with it. docs/formats.md has the binary framing. 'snapcat join' makes profiles from records.",
    ],
    arguments: [
      configuration.definition, framing.definition, root.definition, annotated.definition, ids.definition,
    ],
    examples: [
      .init(
        "find photos -name '*.jpg' | snapcat worker --framing paths --root photos > records.jsonl",
        "All pictures of a folder."),
      .init("snapcat worker -c shelter.yaml --framing binary", "What a job on Spark starts, once per core."),
    ],
    exitStatuses: [
      (.success, "The requests ended, and all are answered."),
      (.failure, "A model is missing, a copy cannot be written, or the requests ended in the middle of one."),
      (.usage, "The command line, the configuration or the binary framing of the requests cannot be understood."),
      (.interrupted, "Ended by Ctrl-C; 143 by a request to terminate. The picture that was worked on is answered."),
      (.brokenPipe, "Nobody reads the answers any more."),
    ])

  let configuration: String?
  let framing: WorkerFraming
  let root: String
  let annotated: String?
  let answersWithID: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    configuration = try arguments[Self.configuration]
    framing = try arguments[Self.framing]
    root = try arguments[Self.root]
    annotated = try arguments[Self.annotated]
    answersWithID = try arguments[Self.ids]
    if answersWithID && framing != .json {
      throw UsageError("--ids goes with the framing json; a path has no id, and binary answers have it already")
    }
  }

  func run(in console: Console) async throws -> ExitCode {
    var options = WorkerOptions(configuration: try ConfigurationFile.load(configuration))
    options.framing = framing
    options.root = FilePath(root)
    options.outputDirectory = annotated.map { FilePath($0) }
    options.answersWithID = answersWithID
    options.fault = WorkerFault(environment: ProcessInfo.processInfo.environment)
    do {
      let output = try AnswerStream.takingStandardOutput()
      output.endProcessWhenClosed(status: ExitCode.brokenPipe.rawValue)
      let (workerOptions, engines) = (options, console.engines())
      try await Interruption.guarding {
        try await WorkerSession(workerOptions, engines: engines).run(input: STDIN_FILENO, output: output)
      }
    } catch WorkerError.outputClosed {
      throw BrokenPipeError()
    } catch let error as WorkerError {
      if case .unintelligible = error { throw CommandError(error.description, exitCode: .usage) }
      throw CommandError(error.description)
    }
    return .success
  }
}
