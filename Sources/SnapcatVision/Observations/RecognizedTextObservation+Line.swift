import Foundation

extension RecognizedTextObservation {
  /// Creates the observation of a line that was read in a region which had been turned clockwise by `rotation` degrees.
  init(_ line: TextRecognitionResult.Line, in region: ImageRegion, rotation: Int) {
    func quadrilateral(_ box: CGRect) -> NormalizedQuadrilateral {
      func point(_ x: CGFloat, _ y: CGFloat) -> NormalizedPoint {
        region.normalized(region.pixels.point(turnedBackFrom: CGPoint(x: x, y: y), rotation: rotation))
      }
      return NormalizedQuadrilateral(
        topLeft: point(box.minX, box.minY), topRight: point(box.maxX, box.minY),
        bottomRight: point(box.maxX, box.maxY), bottomLeft: point(box.minX, box.maxY))
    }
    var words: [RecognizedText.Word] = []
    var offset = 0
    for word in line.words {
      words.append(
        RecognizedText.Word(
          offset: offset, count: word.text.count, confidence: word.confidence,
          boundingBox: quadrilateral(word.boundingBox).boundingBox))
      offset += word.text.count + 1
    }
    let whole = quadrilateral(line.boundingBox)
    let others = line.alternatives.map { alternative in
      let word = RecognizedText.Word(
        offset: 0, count: alternative.text.count, confidence: alternative.confidence, boundingBox: whole.boundingBox)
      return RecognizedText(string: alternative.text, confidence: alternative.confidence, words: [word])
    }
    self.init(
      boundingRegion: whole,
      candidates: [RecognizedText(string: line.text, confidence: line.confidence, words: words)] + others)
  }
}

extension PixelBuffer {
  /// The point of this buffer that a point of its turned copy shows, both in pixels with the origin at the upper left.
  func point(turnedBackFrom point: CGPoint, rotation: Int) -> CGPoint {
    switch rotation {
    case 90: CGPoint(x: point.y, y: CGFloat(height) - point.x)
    case 180: CGPoint(x: CGFloat(width) - point.x, y: CGFloat(height) - point.y)
    case 270: CGPoint(x: CGFloat(width) - point.y, y: point.x)
    default: point
    }
  }
}
