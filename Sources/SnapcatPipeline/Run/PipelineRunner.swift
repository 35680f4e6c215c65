import Foundation
import SnapcatVision

/// Runs a pipeline over pictures: looks at each, draws, writes records, and makes profiles.
public struct PipelineRunner: Sendable {
  public let configuration: PipelineConfiguration
  /// Files and folders; empty to use the configuration's own paths.
  public let inputs: [FilePath]
  /// Where the results go; it is created when it is not there.
  public let outputDirectory: FilePath
  public let engines: VisionEngines
  /// Whether pictures are worked on that an earlier run has done, and that have not changed since.
  public let startsOver: Bool

  /// How many pictures may get ahead of one that takes long, for each worker.
  private static let lookAhead = 64

  public init(
    configuration: PipelineConfiguration, inputs: [FilePath] = [], outputDirectory: FilePath,
    engines: VisionEngines = .standard, startsOver: Bool = false
  ) {
    self.configuration = configuration
    self.inputs = inputs.isEmpty ? configuration.source.paths.map { FilePath($0) } : inputs
    self.outputDirectory = outputDirectory
    self.engines = engines
    self.startsOver = startsOver
  }

  /// Works on all pictures and returns what was done.
  ///
  /// Pictures are worked on side by side and written in bytewise order of their paths. A bad picture becomes a record
  /// with an error and never ends the run. What was done before in the same output folder is taken over where neither the
  /// picture nor the settings have changed, also when that run was killed; the engines are taken to be the same as then.
  /// Afterwards the files of the output are those that a run into an empty folder would have written.
  /// - Throws: ``RunError`` when the input is missing, or the output cannot be written, is the input, or is in use by
  ///   another run; `VisionError` when the model or a language is not there or a setting means nothing; `DrawingError`
  ///   when the emoji's font is not there; `CancellationError`.
  public func run(progress: any RunProgressReporter = SilentProgressReporter()) async throws -> RunSummary {
    let (started, clockStart) = (Date(), ContinuousClock.now)
    guard !inputs.isEmpty else { throw RunError.noInput }
    if let output = try? FileSystem.status(of: outputDirectory).identity,
      inputs.contains(where: { (try? FileSystem.status(of: $0).identity) == output })
    {
      throw RunError.outputIsInput(path: outputDirectory.description)
    }
    let entries = try FolderSource(
      settings: configuration.source, outputDirectory: outputDirectory,
      workingDirectory: try FileSystem.workingDirectory()
    ).entries(of: inputs)
    if configuration.sinks.profiles { try ProfileFile.checkReplaceable(in: outputDirectory) }
    let preflight = Preflight(configuration: configuration, engines: engines)
    try OpenCVThreads.setCount(1)
    try preflight.check()
    let count = configuration.workers.resolved(coreCount: ProcessInfo.processInfo.activeProcessorCount)
    let names = AnnotatedNames(inputs: entries.map(\.relativePath), outputDirectory: outputDirectory)
    let worker = ImageWorker(
      configuration: configuration, engines: engines, names: names,
      annotators: configuration.sinks.annotated ? try configuration.drawing.annotators() : [],
      fingerprint: try RunFingerprint(configuration),
      reportPictures: configuration.sinks.writesReport ? ReportPictures() : nil)
    let folder = try RunFolder(outputDirectory, startsOver: startsOver)
    let task = ImageTask(folder: folder, worker: worker, threads: WorkerThreads(count: count))
    let results = RunResults(configuration, folder: folder, names: names, entries: entries)
    progress.runStarted(imageCount: entries.count)
    try await OrderedWorkers(count: count, lookAhead: Self.lookAhead).run(entries) { entry, index in
      try await task.run(entry, index: index)
    } deliver: { image in
      results.add(image)
      progress.imageFinished(image.report)
    }
    try results.finish()
    try results.export(RunFacts(configuration, inputs: inputs, model: preflight.modelName))
    return try results.writeReport(
      inputs: inputs, started: started, seconds: clockStart.duration(to: .now) / .seconds(1),
      model: preflight.modelName, workers: count)
  }
}
