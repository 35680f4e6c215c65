import SnapcatVision

/// Runs a pipeline over pictures: looks at each, draws, writes records, and makes profiles.
public struct PipelineRunner: Sendable {
  public let configuration: PipelineConfiguration
  /// Files and folders; empty to use the configuration's own paths.
  public let inputs: [FilePath]
  public let outputDirectory: FilePath
  public let engines: VisionEngines

  public init(
    configuration: PipelineConfiguration, inputs: [FilePath] = [], outputDirectory: FilePath,
    engines: VisionEngines = .standard
  ) {
    self.configuration = configuration
    self.inputs = inputs
    self.outputDirectory = outputDirectory
    self.engines = engines
  }

  /// Works on all pictures and returns what was done.
  ///
  /// A bad picture becomes a record with an error and never ends the run.
  /// - Throws: ``RunError`` when the input is missing or the output cannot be written; `VisionError` when the model or a
  ///   language is not there or a setting means nothing.
  public func run(progress: any RunProgressReporter = SilentProgressReporter()) async throws -> RunSummary {
    throw RunError.noInput
  }
}
