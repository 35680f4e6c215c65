import Foundation
import TestSupport
import Testing

@testable import SnapcatVision

@Suite("DetectAnimalFacesRequest")
struct DetectAnimalFacesRequestTests {
  /// Finds what it is told to, in pixels of the whole image: it recognizes the part by its size.
  private struct Engine: AnimalFaceDetectionEngine {
    /// Faces by the width of the part that is looked at.
    var faces: [Int: [DetectedFace]]

    func detectFaces(in image: PixelBuffer) throws -> [DetectedFace] { faces[image.width] ?? [] }
  }

  private func face(_ x: Double, _ y: Double, _ side: Double, roll: Double = 0, confidence: Float = 0.5) -> DetectedFace
  {
    DetectedFace(boundingBox: CGRect(x: x, y: y, width: side, height: side), roll: roll, confidence: confidence)
  }

  /// A box in pixels of a 1000 x 1000 image, origin at the upper left.
  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> NormalizedRect {
    NormalizedRect(
      imageRect: CGRect(x: x, y: y, width: width, height: height), in: CGSize(width: 1000, height: 1000),
      origin: .upperLeft)
  }

  private func perform(
    _ request: DetectAnimalFacesRequest, _ faces: [Int: [DetectedFace]], objects: [DetectedObject] = []
  ) throws -> [AnimalFaceObservation] {
    var fakes = FakeEngines()
    fakes.objects = objects
    var engines = fakes.engines
    engines.animalFaceDetection = Engine(faces: faces)
    let image = try TestImage.plain(width: 1000, height: 1000)
    return try request.perform(in: ImageRequestContext(image: image, engines: engines))
  }

  @Test("a face is told in coordinates of the whole image, with its animal")
  func coordinates() throws {
    var request = DetectAnimalFacesRequest()
    let cat = box(100, 200, 100, 100)
    request.inputBoundingBoxes = [cat]
    // The margin is 6 pixels on each side.
    let found = try perform(request, [112: [face(26, 16, 40, roll: 25, confidence: 0.75)]])
    let only = try #require(found.first)
    #expect(found.count == 1)
    let place = only.boundingBox.toImageCoordinates(CGSize(width: 1000, height: 1000), origin: .upperLeft)
    #expect(abs(place.minX - 120) < 1e-6 && abs(place.minY - 210) < 1e-6 && abs(place.width - 40) < 1e-6)
    #expect(only.roll == 25 && only.confidence == 0.75 && only.animalBoundingBox == cat)
  }

  @Test("each cat gets its own face, in the order of the cats; a shared one belongs to the smaller box")
  func sharing() throws {
    var request = DetectAnimalFacesRequest()
    let (large, small) = (box(0, 0, 500, 500), box(300, 300, 100, 100))
    request.inputBoundingBoxes = [large, small]
    let shared = [530: [face(310, 310, 40, confidence: 0.9), face(20, 20, 100)], 112: [face(16, 16, 40)]]
    let found = try perform(request, shared)
    #expect(found.map(\.animalBoundingBox) == [large, small])
    #expect(found.map(\.confidence) == [0.5, 0.5])
    let alone = try perform(request, [530: [face(310, 310, 40)], 112: [face(16, 16, 40)]])
    #expect(alone.map(\.animalBoundingBox) == [small])
  }

  @Test("without boxes the cats of the image are found first, and dogs are left alone")
  func ownSearch() throws {
    let found = try perform(
      DetectAnimalFacesRequest(), [112: [face(16, 16, 40)], 212: [face(16, 16, 40)]],
      objects: [
        DetectedObject(label: "dog", confidence: 0.9, boundingBox: CGRect(x: 300, y: 300, width: 200, height: 100)),
        DetectedObject(label: "cat", confidence: 0.8, boundingBox: CGRect(x: 100, y: 100, width: 100, height: 100)),
      ])
    #expect(found.count == 1)
  }

  @Test("a region outside of the image is an error, and animals outside of the region have no face")
  func region() throws {
    var request = DetectAnimalFacesRequest()
    request.inputBoundingBoxes = [box(800, 800, 100, 100)]
    request.regionOfInterest = NormalizedRect(x: 0, y: 0.5, width: 0.5, height: 0.5)
    #expect(try perform(request, [112: [face(1, 1, 10)]]).isEmpty)
    request.regionOfInterest = NormalizedRect(x: 0.5, y: 0, width: 0.6, height: 0.5)
    #expect(throws: VisionError.invalidRegionOfInterest(request.regionOfInterest)) { try perform(request, [:]) }
  }

  @Test("a cascade that is not installed names the package, and one that is none is an error")
  func notInstalled() throws {
    let pixels = try TestImage.plain(width: 100, height: 100).pixels
    let error = try #require(throws: VisionError.self) {
      try OpenCVAnimalFaceEngine(paths: ["/no/such/cascade.xml"]).detectFaces(in: pixels)
    }
    #expect(error.description.contains("opencv-data"))
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "cascade.xml").path
      try Data("<opencv_storage/>".utf8).write(to: URL(filePath: path))
      #expect(throws: VisionError.self) { try OpenCVAnimalFaceEngine(paths: [path]).detectFaces(in: pixels) }
    }
  }

  private static let isInstalled = OpenCVAnimalFaceEngine.searchPaths.contains {
    FileManager.default.isReadableFile(atPath: $0)
  }

  @Test("the faces of sample cats are found where they are", .enabled(if: isInstalled))
  func samples() throws {
    let engine = OpenCVAnimalFaceEngine()
    // Where the eyes and the nose of each cat are, in shares of the picture, origin at the upper left.
    let cats: [(file: String, eyes: CGPoint, nose: CGPoint)] = [
      ("cats/march.jpg", CGPoint(x: 0.52, y: 0.5), CGPoint(x: 0.5, y: 0.82)),
      ("cats/tortoiseshell.jpg", CGPoint(x: 0.45, y: 0.4), CGPoint(x: 0.45, y: 0.55)),
    ]
    for cat in cats {
      let image = try VisionImage(contentsOf: Samples.url(cat.file))
      let face = try #require(try engine.detectFaces(in: image.pixels).first, "\(cat.file)")
      for point in [cat.eyes, cat.nose] {
        let pixel = CGPoint(x: point.x * Double(image.width), y: point.y * Double(image.height))
        #expect(face.boundingBox.insetBy(dx: -20, dy: -20).contains(pixel), "\(cat.file): \(face)")
      }
      #expect((0...1).contains(face.confidence))
    }
  }

  @Test("an empty or a tiny picture has no face", .enabled(if: isInstalled))
  func empty() throws {
    let engine = OpenCVAnimalFaceEngine()
    for size in [(300, 200), (7, 300), (3000, 9)] {
      #expect(try engine.detectFaces(in: TestImage.plain(width: size.0, height: size.1).pixels).isEmpty)
    }
  }
}
