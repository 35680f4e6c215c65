import Foundation
import SnapcatVision

/// Finds the documents of the pictures named as arguments and prints one JSON object a line, as
/// `Benchmarks/accuracy/evaluate_documents.py` reads it: corners in pixels from the upper left, confidence, and the
/// processor time of the search alone, on one thread.
@main
struct FindDocuments {
  private struct Line: Encodable {
    struct Document: Encodable {
      let found: Bool
      let confidence: Float
      let corners: [[Double]]
    }

    let path: String
    let seconds: Double
    let documents: [Document]
  }

  static func main() async throws {
    try OpenCVThreads.setCount(1)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var request = DetectDocumentSegmentationRequest()
    request.maximumDocumentCount = 6
    for path in CommandLine.arguments.dropFirst() {
      let image = try VisionImage(contentsOf: URL(filePath: path))
      let started = clock()
      let documents = try await request.perform(on: image)
      let seconds = Double(clock() - started) / Double(CLOCKS_PER_SEC)
      let line = Line(
        path: path, seconds: seconds,
        documents: documents.map { document in
          let corners = document.quadrilateral.toImageCoordinates(image.size, origin: .upperLeft)
          return Line.Document(
            found: document.isFound, confidence: document.confidence,
            corners: corners.map { [Double($0.x), Double($0.y)] })
        })
      FileHandle.standardOutput.write(try encoder.encode(line) + Data("\n".utf8))
    }
  }
}
