import Foundation
import SnapcatVision

/// Finds a cat or a dog in the left upper corner of a picture whose ``Scene`` has one.
struct FakeObjectDetection: ObjectDetectionEngine {
  /// How much of each side of the picture the animal takes.
  var share = 0.25

  func detectObjects(in image: PixelBuffer, options: ObjectDetectionOptions) throws -> [DetectedObject] {
    if let model = options.model { throw VisionError.modelUnavailable("no model is called '\(model)'") }
    let box = CGRect(x: 0, y: 0, width: Double(image.width) * share, height: Double(image.height) * share)
    switch Scene(image) {
    case .cat, .catWithCard: return [DetectedObject(label: "cat", confidence: 0.91, boundingBox: box)]
    case .dog: return [DetectedObject(label: "dog", confidence: 0.82, boundingBox: box)]
    case .card, .nothing: return []
    }
  }
}

/// Finds a card that covers all but a border of a tenth in a picture whose ``Scene`` has one.
struct FakeDocumentDetection: DocumentDetectionEngine {
  var confidence: Float = 0.95

  func detectDocuments(in image: PixelBuffer, maximumCount: Int) throws -> [DetectedQuadrilateral] {
    guard Scene(image).person != nil else { return [] }
    let (width, height) = (Double(image.width), Double(image.height))
    let corners = [
      CGPoint(x: width * 0.1, y: height * 0.1), CGPoint(x: width * 0.9, y: height * 0.1),
      CGPoint(x: width * 0.9, y: height * 0.9), CGPoint(x: width * 0.1, y: height * 0.9),
    ]
    return [DetectedQuadrilateral(corners: corners, confidence: confidence)]
  }
}

/// Reads the lines of the card of a picture's ``Scene``.
struct FakeTextRecognition: TextRecognitionEngine {
  var rotation = 0
  /// What is read instead of a card's lines.
  var text: [String]?
  /// What is read instead in images of another width than this, such as flattened cards.
  var elsewhere: (width: Int, text: [String])?

  func recognizeText(in image: PixelBuffer, options: TextRecognitionOptions) throws -> TextRecognitionResult {
    let other = elsewhere.flatMap { $0.width == image.width ? nil : $0.text }
    let lines = other ?? text ?? Scene(image).person?.lines ?? []
    return TextRecognitionResult(
      lines: lines.enumerated().map { row, text in
        var left = 10.0
        let words = text.split(separator: " ").map { word in
          defer { left += Double(word.count + 1) * 6 }
          return TextRecognitionResult.Line.Word(
            text: String(word), confidence: 0.97,
            boundingBox: CGRect(x: left, y: Double(row) * 12 + 4, width: Double(word.count) * 6, height: 10))
        }
        return TextRecognitionResult.Line(words: words, confidence: 0.97)
      },
      rotation: rotation)
  }
}

extension VisionEngines {
  /// Engines that see what ``Scene`` puts into a picture.
  static func fake(
    document: FakeDocumentDetection = FakeDocumentDetection(), text: FakeTextRecognition = FakeTextRecognition()
  ) -> VisionEngines {
    VisionEngines(
      objectDetection: FakeObjectDetection(), documentDetection: document, textRecognition: text)
  }
}
