/// Tells a frame that is printed on a card from the card's own border.
enum PrintedFrame {
  /// The outline around `candidate` that is the document's when `candidate` is a frame printed on it, otherwise nil.
  ///
  /// A printed line has the same paper on both sides, while the border of a document separates it from its ground.
  static func document(around candidate: DocumentCandidate, among others: [DocumentCandidate]) -> DocumentCandidate? {
    guard candidate.score[.contrast] < 0.5 else { return nil }
    let area = candidate.quadrilateral.area
    return others.first { other in
      let ratio = other.quadrilateral.area / area
      return ratio > 1.04 && ratio < 1.8 && other.score[.weakestSupport] > 0.5
        && other.score[.contrast] > candidate.score[.contrast] + 0.1
        && other.score.total > candidate.score.total - 4
        && other.quadrilateral.overlap(with: candidate.quadrilateral) > 0.97
    }
  }

  /// Whether an outline is a frame printed on a scan that was cropped to the document already.
  static func isOnCroppedScan(_ candidate: DocumentCandidate, in scene: DocumentScene) -> Bool {
    guard candidate.score[.contrast] < 0.5 else { return false }
    let margin = 0.12 * Double(min(scene.width, scene.height))
    let (right, bottom) = (Double(scene.width), Double(scene.height))
    return candidate.quadrilateral.corners.allSatisfy { corner in
      min(corner.x, right - corner.x) < margin && min(corner.y, bottom - corner.y) < margin
    }
  }
}
