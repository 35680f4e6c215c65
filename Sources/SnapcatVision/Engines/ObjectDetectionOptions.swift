/// What an engine is asked for when it looks for objects.
public struct ObjectDetectionOptions: Hashable, Sendable {
  /// The name of a model, or nil for the default one.
  public var model: String?
  /// Boxes with a lower confidence are left out, in 0...1; nil for the model's own threshold.
  public var minimumConfidence: Float?
  /// How much time looking may take.
  public var level: RecognizeAnimalsRequest.RecognitionLevel
  /// Whether a large image is also looked at in parts; nil for what the level does by itself.
  public var tiling: RecognizeAnimalsRequest.Tiling?

  /// Creates options: by default the default model with its own threshold, one look.
  public init(
    model: String? = nil, minimumConfidence: Float? = nil, level: RecognizeAnimalsRequest.RecognitionLevel = .fast,
    tiling: RecognizeAnimalsRequest.Tiling? = nil
  ) {
    self.model = model
    self.minimumConfidence = minimumConfidence
    self.level = level
    self.tiling = tiling
  }
}
