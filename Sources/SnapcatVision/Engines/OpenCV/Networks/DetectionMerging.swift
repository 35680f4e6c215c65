import Foundation

/// Makes one answer of what several looks at an image showed.
struct DetectionMerging: Hashable, Sendable {
  /// Of two boxes of a class in one look, the less sure one is left out when their intersection over union is above this.
  var maximumOverlap: Double
  /// Boxes that are less sure in the end are left out.
  var minimumConfidence: Float

  /// Boxes of several looks that overlap by more than this are one object.
  static let fusionOverlap = 0.55
  /// A box of a tile that lies by more than this share of its area in another one of its class is a part of it.
  static let partShare = 0.6
  /// A box of a tile that has more than this intersection over union with one of another class is the same object.
  static let sameObjectOverlap = 0.5
  /// A box of a tile that is longer than this share of the tile would have been seen in the whole image.
  static let largestShareOfTile = 0.8

  /// The objects of the whole image, the surest first.
  func whole(_ views: [[Detection]]) -> [Detection] {
    let suppression = NonMaximumSuppression(maximumOverlap: maximumOverlap)
    let merged = views.map { suppression($0) }
    let fused = merged.count == 1 ? merged[0] : WeightedBoxesFusion(minimumOverlap: Self.fusionOverlap)(merged)
    return DuplicateDamping()(suppression(fused)).filter { $0.confidence >= minimumConfidence }
  }

  /// The objects of the whole image and the small ones that only tiles showed, the surest first.
  func adding(_ tiles: [(part: CGRect, detections: [Detection])], to whole: [Detection]) -> [Detection] {
    let small = tiles.flatMap { tile in
      tile.detections.filter { detection in
        detection.confidence >= minimumConfidence
          && max(detection.box.width, detection.box.height)
            <= Self.largestShareOfTile * max(tile.part.width, tile.part.height)
      }
    }
    guard !small.isEmpty else { return whole }
    var kept = whole
    for candidate in small.sorted(by: { $0.confidence > $1.confidence }) {
      let isKnown = kept.contains { other in
        other.classIndex == candidate.classIndex
          ? NonMaximumSuppression.shareOfSmaller(candidate.box, other.box) > Self.partShare
          : NonMaximumSuppression.overlap(candidate.box, other.box) > Self.sameObjectOverlap
      }
      if !isKnown { kept.append(candidate) }
    }
    return kept.sorted { $0.confidence > $1.confidence }
  }
}
