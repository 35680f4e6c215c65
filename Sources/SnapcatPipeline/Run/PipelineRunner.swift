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

  public init(
    configuration: PipelineConfiguration, inputs: [FilePath] = [], outputDirectory: FilePath,
    engines: VisionEngines = .standard
  ) {
    self.configuration = configuration
    self.inputs = inputs.isEmpty ? configuration.source.paths.map { FilePath($0) } : inputs
    self.outputDirectory = outputDirectory
    self.engines = engines
  }

  /// Works on all pictures and returns what was done.
  ///
  /// Pictures are worked on side by side and written in bytewise order of their paths. A bad picture becomes a record
  /// with an error and never ends the run. Files of an earlier run in the output folder are replaced, not removed.
  /// - Throws: ``RunError`` when the input is missing, or the output cannot be written or is the input; `VisionError` when the model or a
  ///   language is not there or a setting means nothing; `DrawingError` when the emoji's font is not there.
  public func run(progress: any RunProgressReporter = SilentProgressReporter()) async throws -> RunSummary {
    let started = Date()
    guard !inputs.isEmpty else { throw RunError.noInput }
    if let output = try? FileSystem.status(of: outputDirectory).identity,
      inputs.contains(where: { (try? FileSystem.status(of: $0).identity) == output })
    {
      throw RunError.outputIsInput(path: outputDirectory.description)
    }
    let results = try RunResults(configuration, outputDirectory: outputDirectory)
    let entries = try FolderSource(
      settings: configuration.source, outputDirectory: outputDirectory,
      workingDirectory: try FileSystem.workingDirectory()
    ).entries(of: inputs)
    if configuration.sinks.profiles { try ProfileFile.checkReplaceable(in: outputDirectory) }
    let preflight = Preflight(configuration: configuration, engines: engines)
    try OpenCVThreads.setCount(1)
    try preflight.check()
    let worker = ImageWorker(
      configuration: configuration, engines: engines, names: AnnotatedNames(inputs: entries.map(\.relativePath)),
      outputDirectory: outputDirectory,
      annotators: configuration.sinks.annotated ? try configuration.drawing.annotators() : [],
      reportPictures: configuration.sinks.writesReport ? ReportPictures(outputDirectory: outputDirectory) : nil)
    let count = configuration.workers.resolved(coreCount: ProcessInfo.processInfo.activeProcessorCount)
    progress.runStarted(imageCount: entries.count)
    try await OrderedWorkers(count: count).run(entries) { entry, index in
      try await worker.process(entry, index: index)
    } deliver: { outcome in
      try results.add(outcome)
      progress.imageFinished(outcome.report)
    }
    try results.finish()
    try results.export(RunFacts(configuration, inputs: inputs, model: preflight.modelName))
    return try results.writeReport(inputs: inputs, started: started, model: preflight.modelName, workers: count)
  }
}
