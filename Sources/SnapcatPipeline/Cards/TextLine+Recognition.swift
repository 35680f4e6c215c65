import Foundation
import SnapcatContacts
import SnapcatVision

extension TextLine {
  /// Creates the line that the contact reader takes from a line that a text engine read.
  init(_ line: TextRecognitionResult.Line) {
    let box = line.boundingBox
    self.init(
      line.text,
      box: Box(left: box.minX, top: box.minY, right: box.maxX, bottom: box.maxY),
      confidence: Double(line.confidence),
      alternatives: line.alternatives.map(\.text))
  }
}

extension TextLine {
  /// Creates the line that the contact reader takes from a line on a flattened card of `cardSize` pixels.
  init(_ line: RecognizedTextObservation, cardSize: CGSize) {
    let box = line.boundingBox.toImageCoordinates(cardSize, origin: .upperLeft)
    self.init(
      line.transcript,
      box: Box(left: box.minX, top: box.minY, right: box.maxX, bottom: box.maxY),
      confidence: Double(line.confidence),
      alternatives: line.topCandidates(10).dropFirst().map(\.string))
  }
}
