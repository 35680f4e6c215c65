/// Finds documents in pixels.
public protocol DocumentDetectionEngine: Sendable {
  /// The documents of the image, the largest first, at most `maximumCount`; empty when there is none.
  ///
  /// - Throws: ``VisionError``.
  func detectDocuments(in image: PixelBuffer, maximumCount: Int) throws -> [DetectedQuadrilateral]
}
