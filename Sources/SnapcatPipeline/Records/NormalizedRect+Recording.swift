import Foundation
import SnapcatVision

extension NormalizedRect {
  /// Left, top, right, bottom as our files write them: pixels, top-left origin, one decimal.
  func recordedEdges(in imageSize: CGSize) -> [Double] {
    let box = toImageCoordinates(imageSize, origin: .upperLeft)
    return [box.minX, box.minY, box.maxX, box.maxY].map { Double($0).rounded(toPlaces: 1) }
  }
}
