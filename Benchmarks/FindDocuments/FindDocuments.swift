import Foundation
import SnapcatVision

/// Finds the documents of the pictures named as arguments and prints one JSON object a line.
///
/// As `Benchmarks/accuracy/evaluate_documents.py` reads it: corners in pixels from the upper left, confidence, and the
/// processor time of the search alone, on one thread. With `--search` first, all that was looked at, as
/// `Benchmarks/accuracy/fit_documents.py` reads it.
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

  private struct SearchLine: Encodable {
    let path: String
    let search: DocumentSearch
  }

  private static let mostDocuments = 6

  static func main() async throws {
    try OpenCVThreads.setCount(1)
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--search" {
      try printSearches(in: arguments.dropFirst())
    } else {
      try await printDocuments(in: arguments)
    }
  }

  private static func printSearches(in paths: ArraySlice<String>) throws {
    let engine = OpenCVDocumentDetectionEngine()
    for path in paths {
      let image = try VisionImage(contentsOf: URL(filePath: path))
      try printLine(SearchLine(path: path, search: engine.search(in: image, maximumCount: mostDocuments)))
    }
  }

  private static func printDocuments(in paths: ArraySlice<String>) async throws {
    var request = DetectDocumentSegmentationRequest()
    request.maximumDocumentCount = mostDocuments
    for path in paths {
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
      try printLine(line)
    }
  }

  private static func printLine(_ line: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(line) + Data("\n".utf8))
  }
}
