/// Turns the raw outputs of a network into boxes.
///
/// A decoder neither merges overlapping boxes nor knows of images: ``NonMaximumSuppression`` and ``Letterbox`` follow.
protocol DetectionDecoder: Sendable {
  /// The boxes whose likeliest class reaches `minimumConfidence`, in the order of the outputs.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)`` when the outputs have another shape than the architecture's.
  func decode(_ outputs: [Tensor], input: NetworkInput, minimumConfidence: Float) throws(VisionError) -> [Detection]

  /// How many classes the outputs tell apart, or nil when their shape does not say.
  func classCount(of outputs: [Tensor]) -> Int?
}
