import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SnapcatVision

@Suite("RecognizeAnimalsRequest")
struct RecognizeAnimalsRequestTests {
  /// Answers with the objects it was given and remembers what it was asked.
  private final class Engine: ObjectDetectionEngine, TextRecognitionEngine, DocumentDetectionEngine {
    struct Question: Equatable {
      var width: Int
      var height: Int
      var options: ObjectDetectionOptions
    }

    let objects: [DetectedObject]
    let questions = Mutex<[Question]>([])

    init(_ objects: [DetectedObject]) {
      self.objects = objects
    }

    func detectObjects(in image: PixelBuffer, options: ObjectDetectionOptions) throws -> [DetectedObject] {
      let question = Question(width: image.width, height: image.height, options: options)
      questions.withLock { $0.append(question) }
      return objects
    }

    func recognizeText(in image: PixelBuffer, options: TextRecognitionOptions) throws -> TextRecognitionResult {
      TextRecognitionResult(lines: [], rotation: 0)
    }

    func detectDocuments(in image: PixelBuffer, maximumCount: Int) throws -> [DetectedQuadrilateral] { [] }

    var engines: VisionEngines {
      VisionEngines(objectDetection: self, documentDetection: self, textRecognition: self)
    }
  }

  private func object(_ label: String, _ confidence: Float, x: Double = 0, y: Double = 0) -> DetectedObject {
    DetectedObject(label: label, confidence: confidence, boundingBox: CGRect(x: x, y: y, width: 20, height: 10))
  }

  private func perform(
    _ request: RecognizeAnimalsRequest, _ engine: Engine, width: Int = 100, height: Int = 50
  ) throws -> [RecognizedObjectObservation] {
    let image = try TestImage.plain(width: width, height: height)
    return try request.perform(in: ImageRequestContext(image: image, engines: engine.engines))
  }

  @Test("cats and dogs by default, all animals on request, things never")
  func labels() throws {
    let engine = Engine([
      object("teddy bear", 0.99), object("bear", 0.9), object("CAT", 0.8), object("person", 0.7), object("dog", 0.6),
      object("bird", 0.5),
    ])
    var request = RecognizeAnimalsRequest()
    #expect(try perform(request, engine).map { $0.labels.map(\.identifier) } == [["Cat"], ["Dog"]])
    request.recognizesAllAnimals = true
    #expect(try perform(request, engine).map(\.labels.first?.identifier) == ["Bear", "Cat", "Dog", "Bird"])
  }

  @Test("the surest first; of equal ones the upper, then the left one")
  func order() throws {
    let engine = Engine([
      object("cat", 0.5, x: 40, y: 20), object("cat", 0.5, x: 10, y: 20), object("dog", 0.5, x: 60, y: 5),
      object("cat", 0.9, x: 0, y: 40),
    ])
    let observations = try perform(RecognizeAnimalsRequest(), engine)
    #expect(observations.map(\.boundingBox.x) == [0, 0.6, 0.1, 0.4])
    #expect(observations.map(\.confidence) == [0.9, 0.5, 0.5, 0.5])
  }

  @Test("boxes are normalized with the origin at the lower left")
  func boxes() throws {
    let observations = try perform(RecognizeAnimalsRequest(), Engine([object("cat", 0.9, x: 10, y: 5)]))
    let box = try #require(observations.first?.boundingBox)
    #expect(abs(box.x - 0.1) < 1e-9)
    #expect(abs(box.y - 0.7) < 1e-9)
    #expect(abs(box.width - 0.2) < 1e-9)
    #expect(abs(box.height - 0.2) < 1e-9)
  }

  @Test("only the region of interest is looked at, and boxes are those of the whole image")
  func regionOfInterest() throws {
    let engine = Engine([object("cat", 0.9, x: 10, y: 5)])
    var request = RecognizeAnimalsRequest()
    request.regionOfInterest = NormalizedRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    let box = try #require(try perform(request, engine, width: 200, height: 100).first?.boundingBox)
    #expect(engine.questions.withLock { $0.map { [$0.width, $0.height] } } == [[100, 50]])
    #expect(abs(box.x - 110.0 / 200) < 1e-9)
    #expect(abs(box.y - (1 - 65.0 / 100)) < 1e-9)
    request.regionOfInterest = NormalizedRect(x: 0.5, y: 0, width: 0.6, height: 0.5)
    #expect(throws: VisionError.invalidRegionOfInterest(request.regionOfInterest)) { try perform(request, engine) }
  }

  @Test("all settings reach the engine, and no engine can report less than the minimum confidence")
  func settings() throws {
    let engine = Engine([object("cat", 0.9), object("dog", 0.2)])
    var request = RecognizeAnimalsRequest()
    request.model = "tom-net"
    request.minimumConfidence = 0.25
    request.recognitionLevel = .accurate
    request.tiling = .never
    #expect(try perform(request, engine).map(\.confidence) == [0.9])
    #expect(
      engine.questions.withLock { $0 } == [
        Engine.Question(
          width: 100, height: 50,
          options: ObjectDetectionOptions(
            model: "tom-net", minimumConfidence: 0.25, level: .accurate, tiling: .never))
      ])
  }

  @Test("a minimum confidence outside 0...1 is an error", arguments: [-0.1, 1.5, Float.nan])
  func invalidConfidence(value: Float) {
    var request = RecognizeAnimalsRequest()
    request.minimumConfidence = value
    let copy = request
    #expect(throws: VisionError.self) { try perform(copy, Engine([])) }
  }
}
