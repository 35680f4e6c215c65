import SnapcatVision

/// What a run does, as `pipeline.yaml` says it.
public struct PipelineConfiguration: Codable, Hashable, Sendable {
  public var source = SourceSettings()
  /// What is asked of each picture, in this order; a request that is left out is not performed.
  public var requests: [RequestSettings] = [.animals(AnimalSettings()), .card(CardSettings())]
  public var pairing = PairingRule.folder
  public var drawing = DrawingSettings()
  public var sinks = SinkSettings()
  public var workers = WorkerCount.automatic
  public var timeLimit = TimeLimit.seconds(300)

  /// The built-in pipeline, which equals the `pipeline.yaml` of the repository but for the source's paths.
  public init() {}

  /// Looks for animals at another level than the requests say.
  public mutating func setAnimalLevel(_ level: RecognizeAnimalsRequest.RecognitionLevel) {
    requests = requests.map { request in
      guard case .animals(var settings) = request else { return request }
      settings.level = level
      return .animals(settings)
    }
  }
}
