/// Finds objects in pixels.
///
/// An engine may be called from several threads at once; it gives each call a network of its own.
public protocol ObjectDetectionEngine: Sendable {
  /// The objects of the image, overlapping ones merged, the surest first.
  ///
  /// - Throws: ``VisionError``.
  func detectObjects(in image: PixelBuffer, options: ObjectDetectionOptions) throws -> [DetectedObject]
}
