import SnapcatVision

/// Engines that see what a test tells them to.
public struct FakeEngines: ObjectDetectionEngine, DocumentDetectionEngine, TextRecognitionEngine {
  public var objects: [DetectedObject] = []
  public var documents: [DetectedQuadrilateral] = []
  public var text = TextRecognitionResult(lines: [], rotation: 0)

  public init() {}

  /// The fakes in the place of all engines.
  public var engines: VisionEngines {
    VisionEngines(objectDetection: self, documentDetection: self, textRecognition: self)
  }

  public func detectObjects(in image: PixelBuffer, options: ObjectDetectionOptions) -> [DetectedObject] { objects }

  public func detectDocuments(in image: PixelBuffer, maximumCount: Int) -> [DetectedQuadrilateral] {
    Array(documents.prefix(maximumCount))
  }

  public func recognizeText(in image: PixelBuffer, options: TextRecognitionOptions) -> TextRecognitionResult {
    text
  }
}
