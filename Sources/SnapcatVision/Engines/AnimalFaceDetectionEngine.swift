/// Finds the faces of animals in pixels.
///
/// An engine may be called from several threads at once.
public protocol AnimalFaceDetectionEngine: Sendable {
  /// The faces in the picture of one animal, the surest first.
  ///
  /// - Parameter image: an animal that fills the image, three channels.
  /// - Throws: ``VisionError``; ``VisionError/modelUnavailable(_:)`` when what the engine needs is not installed.
  func detectFaces(in image: PixelBuffer) throws -> [DetectedFace]
}
