import Foundation
import SnapcatVision

/// Engines that answer the same whatever they are shown.
struct FakeEngines: ObjectDetectionEngine, DocumentDetectionEngine, TextRecognitionEngine {
  var objects: Result<[DetectedObject], VisionError> = .failure(.engineFailed("no fake objects"))
  var documents: Result<[DetectedQuadrilateral], VisionError> = .failure(.engineFailed("no fake documents"))
  var text: Result<TextRecognitionResult, VisionError> = .failure(.engineFailed("no fake text"))

  func detectObjects(in image: PixelBuffer, model: String?, minimumConfidence: Float?) throws -> [DetectedObject] {
    try objects.get()
  }

  func detectDocuments(in image: PixelBuffer, maximumCount: Int) throws -> [DetectedQuadrilateral] {
    try documents.get()
  }

  func recognizeText(in image: PixelBuffer, options: TextRecognitionOptions) throws -> TextRecognitionResult {
    try text.get()
  }

  /// All three as one value.
  var engines: VisionEngines {
    VisionEngines(objectDetection: self, documentDetection: self, textRecognition: self)
  }
}

extension VisionEngines {
  /// Engines that only fail.
  static let failing = FakeEngines().engines
}

extension ModelPlaces {
  /// No folder at all.
  static let none = ModelPlaces(folders: [], dataFolder: URL(filePath: "/nonexistent/models"))
}
