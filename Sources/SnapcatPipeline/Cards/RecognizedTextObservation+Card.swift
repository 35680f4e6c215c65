import Foundation
import SnapcatVision

extension RecognizedTextObservation {
  /// Creates the observation of a line on a card of `imageSize` pixels that stands as it reads.
  init(_ line: TextRecognitionResult.Line, imageSize: CGSize) {
    func normalized(_ box: CGRect) -> NormalizedRect {
      NormalizedRect(imageRect: box, in: imageSize, origin: .upperLeft)
    }
    var offset = 0
    let words = line.words.map { word in
      defer { offset += word.text.count + 1 }
      return RecognizedText.Word(
        offset: offset, count: word.text.count, confidence: word.confidence, boundingBox: normalized(word.boundingBox))
    }
    let box = normalized(line.boundingBox)
    let (right, top) = (box.x + box.width, box.y + box.height)
    self.init(
      boundingRegion: NormalizedQuadrilateral(
        topLeft: NormalizedPoint(x: box.x, y: top), topRight: NormalizedPoint(x: right, y: top),
        bottomRight: NormalizedPoint(x: right, y: box.y), bottomLeft: NormalizedPoint(x: box.x, y: box.y)),
      candidates: [RecognizedText(string: line.text, confidence: line.confidence, words: words)]
        + line.alternatives.map { alternative in
          let word = RecognizedText.Word(
            offset: 0, count: alternative.text.count, confidence: alternative.confidence, boundingBox: box)
          return RecognizedText(string: alternative.text, confidence: alternative.confidence, words: [word])
        })
  }
}
