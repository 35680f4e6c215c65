import Foundation
import SnapcatVision

/// A word of a line, as our files write it.
public struct TextWordRecord: Codable, Hashable, Sendable {
  public var text: String
  /// In 0...1, four decimals.
  public var confidence: Double
  /// Left, top, right, bottom in pixels of the upright picture, top-left origin, one decimal.
  public var box: [Double]

  public init(text: String, confidence: Double, box: [Double]) {
    self.text = text
    self.confidence = confidence
    self.box = box
  }

  /// Creates the record of a word of a reading, in a picture of `imageSize` pixels.
  init(_ word: RecognizedText.Word, of text: RecognizedText, imageSize: CGSize) {
    self.init(
      text: String(text.string.dropFirst(word.offset).prefix(word.count)),
      confidence: Double(recordedConfidence: word.confidence),
      box: word.boundingBox.recordedEdges(in: imageSize))
  }
}
