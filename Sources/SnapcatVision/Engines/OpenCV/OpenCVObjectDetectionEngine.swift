/// Finds objects with networks that OpenCV's DNN module runs.
public final class OpenCVObjectDetectionEngine: ObjectDetectionEngine {
  public init() {}

  public func detectObjects(in image: PixelBuffer, model: String?, minimumConfidence: Float?) throws -> [DetectedObject]
  {
    throw VisionError.engineFailed("to be written")
  }
}
