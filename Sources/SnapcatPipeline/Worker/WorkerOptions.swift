/// How a worker is to work.
public struct WorkerOptions: Sendable {
  public var configuration: PipelineConfiguration
  public var framing = WorkerFraming.json
  /// Records name pictures relative to it; seen from the working directory.
  public var root = FilePath(".")
  /// Gets the annotated copies in `annotated/`; nil for none, whatever the configuration says.
  public var outputDirectory: FilePath?
  /// Whether lines of answers are objects that hold the request's id and the record.
  public var answersWithID = false
  public var fault = WorkerFault()

  public init(configuration: PipelineConfiguration) {
    self.configuration = configuration
  }
}
