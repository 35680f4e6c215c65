import Foundation
import SnapcatVision

/// A line of a picture's text, as our files write it.
public struct TextLineRecord: Codable, Hashable, Sendable {
  public var text: String
  /// In 0...1, four decimals.
  public var confidence: Double
  /// Left, top, right, bottom in pixels of the upright picture, top-left origin, one decimal.
  public var box: [Double]
  /// The corners, clockwise from the top left one of the line as it reads; pixels, one decimal.
  public var corners: [[Double]]
  public var words: [TextWordRecord]
  /// Other readings, the likeliest first.
  public var alternatives: [TextCandidateRecord]

  public init(
    text: String, confidence: Double, box: [Double], corners: [[Double]], words: [TextWordRecord],
    alternatives: [TextCandidateRecord]
  ) {
    self.text = text
    self.confidence = confidence
    self.box = box
    self.corners = corners
    self.words = words
    self.alternatives = alternatives
  }

  /// Creates the record of a line in a picture of `imageSize` pixels.
  public init(_ line: RecognizedTextObservation, imageSize: CGSize) {
    let candidates = line.topCandidates(10)
    self.init(
      text: line.transcript, confidence: Double(recordedConfidence: line.confidence),
      box: line.boundingBox.recordedEdges(in: imageSize),
      corners: [line.topLeft, line.topRight, line.bottomRight, line.bottomLeft].map { corner in
        let point = corner.toImageCoordinates(imageSize, origin: .upperLeft)
        return [point.x, point.y].map { Double($0).rounded(toPlaces: 1) }
      },
      words: candidates.first.map { best in
        best.words.map { TextWordRecord($0, of: best, imageSize: imageSize) }
      } ?? [],
      alternatives: candidates.dropFirst().map(TextCandidateRecord.init))
  }
}
