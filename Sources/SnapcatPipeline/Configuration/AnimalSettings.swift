import SnapcatVision

/// How a run looks for animals.
public struct AnimalSettings: Codable, Hashable, Sendable {
  /// The model's name; nil for the default one.
  public var model: String?
  /// Boxes with a lower confidence are left out, in 0...1; nil for the model's own threshold.
  public var minimumConfidence: Float?
  /// How much time looking may take.
  public var level = RecognizeAnimalsRequest.RecognitionLevel.fast
  /// Whether large pictures are also looked at in parts; nil for what the level does by itself.
  public var tiling: RecognizeAnimalsRequest.Tiling?
  /// Whether all animals that the model knows are reported, not only cats and dogs.
  public var allAnimals = false

  public init() {}
}
