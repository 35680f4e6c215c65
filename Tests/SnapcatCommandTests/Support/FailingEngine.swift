import Foundation
import SnapcatVision

/// An engine of every kind that answers with an error.
struct FailingEngine: ObjectDetectionEngine, DocumentDetectionEngine, TextRecognitionEngine {
  var error: VisionError

  func detectObjects(in image: PixelBuffer, options: ObjectDetectionOptions) throws -> [DetectedObject] {
    throw error
  }

  func detectDocuments(in image: PixelBuffer, maximumCount: Int) throws -> [DetectedQuadrilateral] { throw error }

  func recognizeText(in image: PixelBuffer, options: TextRecognitionOptions) throws -> TextRecognitionResult {
    throw error
  }
}

extension VisionEngines {
  /// Engines that only fail.
  static func failing(_ error: VisionError = .engineFailed("the engine failed")) -> VisionEngines {
    let engine = FailingEngine(error: error)
    return VisionEngines(objectDetection: engine, documentDetection: engine, textRecognition: engine)
  }
}

extension ModelPlaces {
  /// No folder at all.
  static let none = ModelPlaces(folders: [], dataFolder: URL(filePath: "/nonexistent/models"))
}
