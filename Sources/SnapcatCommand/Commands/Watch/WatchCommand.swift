import Foundation
import SnapcatPipeline
import SnapcatWatch

/// `snapcat watch`: a camera that knows when the cat is there.
struct WatchCommand: Command {
  let sourceName: String
  let options: WatchOptions
  let isQuiet: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let name = try arguments[Self.source] else {
      throw UsageError("nothing to watch; name a source: --source SOURCE")
    }
    sourceName = name
    // What the source is can be told only when the command runs: that depends on what is there.
    var options = WatchOptions(source: .stream(name), output: FilePath(try arguments[Self.output]))
    options.interval = try arguments[Self.interval]
    options.tracker.secondsToLeave = WatchOptions.secondsToLeave(interval: options.interval)
    options.speed = try arguments[Self.speed].factor
    options.keepsAll = try arguments[Self.keepAll]
    options.request.model = try arguments[Self.model]
    options.request.recognizesAllAnimals = try arguments[Self.allAnimals]
    options.request.recognitionLevel = try arguments[Self.level]
    options.request.minimumConfidence = try arguments[Self.minimumConfidence].map { Float($0) }
    options.stallTimeout = try arguments[Self.timeout]
    options.waitsForDevice = try arguments[Self.wait]
    options.keepLimits = try arguments[Self.keep]
    options.profile = try arguments[Self.profile]
    options.serving = try arguments[Self.serve]
    options.allowedHosts = try arguments[Self.allowHost]
    if try arguments[Self.snap] { options.frameLimit = 1 }
    self.options = options
    isQuiet = try arguments[Self.quiet]
  }

  func run(in console: Console) async throws -> ExitCode {
    var options = options
    do throws(WatchError) {
      options.source = try WatchSource(sourceName)
    } catch {
      throw CommandError(error.description, exitCode: .usage)
    }
    let reporter = WatchProgress(output: console.errors, isQuiet: isQuiet)
    let runner = WatchRunner(options, engines: console.engines())
    let summary: WatchSummary
    do {
      defer { reporter.end() }
      summary = try await Interruption.guarding(lastResort: Self.lastResort) {
        try await runner.run(reporter: reporter)
      }
    } catch let error as WatchError {
      throw CommandError(error.description)
    }
    let text = WatchSummaryText(summary: summary, isSnap: options.frameLimit == 1, output: options.output.description)
    try console.output.write(text.text)
    if let note = summary.note {
      throw CommandError("the video is damaged: \(note)", subject: options.source.displayName)
    }
    let lacksCat = options.frameLimit == 1 && options.profile != nil && !summary.animals.contains("Cat")
    return lacksCat ? .nothingFound : .success
  }

  /// Seconds after a signal at which the process ends whatever it is doing; the files are whole by then.
  private static let lastResort = 0.7
}
