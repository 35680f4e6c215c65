/// An engine that finds no face, for programs that do not look for any.
public struct NoAnimalFaceDetection: AnimalFaceDetectionEngine {
  public init() {}

  public func detectFaces(in image: PixelBuffer) -> [DetectedFace] { [] }
}
