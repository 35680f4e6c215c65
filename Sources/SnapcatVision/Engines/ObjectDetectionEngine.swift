/// Finds objects in pixels.
///
/// An engine may be called from several threads at once; it gives each call a network of its own.
public protocol ObjectDetectionEngine: Sendable {
  /// The objects of the image, overlapping ones of the same label merged, the surest first.
  ///
  /// - Parameters:
  ///   - model: the name of a model, or nil for the default one.
  ///   - minimumConfidence: in 0...1, or nil for the model's own threshold.
  /// - Throws: ``VisionError``.
  func detectObjects(in image: PixelBuffer, model: String?, minimumConfidence: Float?) throws -> [DetectedObject]
}
