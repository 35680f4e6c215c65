import Foundation
import SnapcatPipeline
import SnapcatVision

/// `snapcat run`: pictures in, annotated copies, records and profiles out.
struct RunCommand: Command {
  static let paths = Argument<[String]>.operands(
    "PATH", count: 0...Int.max,
    help: "Folders (looked through with all their subfolders) and picture files, in place of the configuration's.")
  static let configuration = Argument<String?>.optional(
    "config", short: "c", value: "FILE",
    help: "The configuration; without it pipeline.yaml of the working directory, or else what is built in.")
  static let output = Argument<String>.option(
    "output", short: "o", value: "DIR", default: "out", help: "The folder that gets the results.")
  static let level = Argument<RecognizeAnimalsRequest.RecognitionLevel?>.optional(
    "level", value: "LEVEL", help: "How much time looking for animals may take, in place of the configuration's.")
  static let strict = Argument<Bool>.flag("strict", help: "End with status 3 when any file could not be read.")
  static let fresh = Argument<Bool>.flag(
    "fresh", help: "Work on all pictures, also on those that an earlier run into the folder has done.")
  static let workers = Argument<Int?>.optional(
    "workers", value: "N", in: .range(WorkerCount.range),
    help: "Pictures worked on at once; one per processor core by default.")

  static let syntax = CommandSyntax(
    name: "run",
    summary: "Works through folders of pictures: finds animals, reads cards, makes profiles.",
    discussion: [
      "The output folder gets annotated/ (copies with boxes), observations.jsonl (one record per picture), "
        + "profiles.sqlite, contacts.vcf, contacts.csv, report.html (with thumbnails/ and cards/) and run.json. A file that "
        + "cannot be read has its record and does not end the run.",
      "A run that was ended in any way, killed or switched off, is gone on with by the same command: pictures that are done "
        + "are taken over, unless they or the settings have changed. Pictures that are gone lose their copies. Only one "
        + "run at a time writes to an output folder.",
      "Progress goes to standard error, the summary to standard output.",
    ],
    arguments: [
      paths.definition, configuration.definition, output.definition, level.definition, strict.definition,
      fresh.definition, workers.definition,
    ],
    examples: [
      .init("snapcat run photos", "All pictures under photos, results in out."),
      .init("snapcat run photos cards -o results --strict", "Two folders; status 3 when a file is damaged."),
      .init("snapcat run photos --fresh", "Everything anew, whatever was done before."),
      .init("snapcat run -c shelter.yaml", "Everything as the configuration says."),
    ],
    exitStatuses: [
      (.success, "Finished, with or without files that could not be read."),
      (.failure, "The run could not finish."),
      (.usage, "The command line or the configuration cannot be understood; nothing was done."),
      (.filesFailed, "Finished with --strict, and a file could not be read."),
      (.interrupted, "Ended early by Ctrl-C; 143 by a request to terminate. The same command goes on."),
    ])

  let paths: [String]
  let configuration: String?
  let output: String
  let level: RecognizeAnimalsRequest.RecognitionLevel?
  let isStrict: Bool
  let startsOver: Bool
  let workers: Int?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = try arguments[Self.paths]
    configuration = try arguments[Self.configuration]
    output = try arguments[Self.output]
    level = try arguments[Self.level]
    isStrict = try arguments[Self.strict]
    startsOver = try arguments[Self.fresh]
    workers = try arguments[Self.workers]
  }

  func run(in console: Console) async throws -> ExitCode {
    let runner = PipelineRunner(
      configuration: try loadConfiguration(), inputs: paths.map { FilePath($0) }, outputDirectory: FilePath(output),
      engines: console.engines(), startsOver: startsOver)
    let progress = RunProgress(output: console.errors)
    let summary: RunSummary
    do {
      defer { progress.end() }
      summary = try await Interruption.guarding { try await runner.run(progress: progress) }
    } catch let error as InterruptionError {
      console.report("\(Counted.text(progress.finished, "picture")) done; the same command goes on from there")
      throw error
    } catch RunError.noInput {
      throw CommandError(RunError.noInput.description, exitCode: .usage)
    }
    let text = RunSummaryText(summary: summary, failures: progress.failures, outputDirectory: output).text
    try console.output.write(text)
    return isStrict && summary.failed > 0 ? .filesFailed : .success
  }

  private func loadConfiguration() throws(CommandError) -> PipelineConfiguration {
    var loaded = try ConfigurationFile.load(configuration)
    if let workers { loaded.workers = .count(workers) }
    if let level { loaded.setAnimalLevel(level) }
    return loaded
  }
}
