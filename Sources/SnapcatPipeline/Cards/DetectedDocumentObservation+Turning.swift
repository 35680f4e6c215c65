import SnapcatVision

extension DetectedDocumentObservation {
  /// The same document with its corners named as they stand after it was turned clockwise by a multiple of 90 degrees.
  func turned(clockwiseDegrees degrees: Int) -> DetectedDocumentObservation {
    let corners = [topLeft, topRight, bottomRight, bottomLeft]
    let shift = ((degrees / 90) % 4 + 4) % 4
    func corner(_ index: Int) -> NormalizedPoint { corners[(index - shift + 4) % 4] }
    let turned = NormalizedQuadrilateral(
      topLeft: corner(0), topRight: corner(1), bottomRight: corner(2), bottomLeft: corner(3))
    return DetectedDocumentObservation(turned, confidence: confidence, isFound: isFound, uuid: uuid)
  }
}
