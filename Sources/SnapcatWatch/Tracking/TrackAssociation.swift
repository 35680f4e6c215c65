import SnapcatVision

/// Says which box of a frame belongs to which track.
///
/// Pairs are taken greedily, the best one first, as the IOU tracker does (Bochinski et al., "High-Speed Tracking-by-Detection
/// Without Using Image Information", 2017), instead of by SORT's Hungarian method: with a handful of animals and a lower
/// bound on the overlap the two differ only where three boxes compete, and there the surest pair is the better guess. Boxes
/// that overlap no forecast are then compared by the distance of centres, since at two frames a second an animal that runs
/// leaves its own box behind.
struct TrackAssociation {
  let settings: TrackerSettings

  /// A pair of positions.
  struct Pair: Hashable {
    let track: Int
    let detection: Int
  }

  /// The pairs; each track and each box is in one at most.
  func pairs(
    _ tracks: [(box: NormalizedRect, label: String)], _ detections: [RecognizedObjectObservation]
  ) -> [Pair] {
    var scored: [(score: Double, pair: Pair)] = []
    for (trackIndex, track) in tracks.enumerated() {
      for (index, detection) in detections.enumerated() {
        if let score = score(track.box, track.label, detection) {
          scored.append((score, Pair(track: trackIndex, detection: index)))
        }
      }
    }
    scored.sort { ($1.score, $0.pair.track, $0.pair.detection) < ($0.score, $1.pair.track, $1.pair.detection) }
    var taken: [Pair] = []
    for (_, pair) in scored
    where !taken.contains(where: { $0.track == pair.track || $0.detection == pair.detection }) {
      taken.append(pair)
    }
    return taken
  }

  /// How well a box fits a track: 1...2 by overlap, 0...1 by distance, nil for not at all.
  private func score(_ box: NormalizedRect, _ label: String, _ detection: RecognizedObjectObservation) -> Double? {
    let overlap = box.intersectionOverUnion(with: detection.boundingBox)
    if label != detection.label { return overlap >= settings.sameAnimalOverlap ? 1 + overlap / 2 : nil }
    if overlap >= settings.minimumOverlap { return 1 + overlap }
    let distance = box.centerDistance(to: detection.boundingBox)
    let (area, otherArea) = (box.width * box.height, detection.boundingBox.width * detection.boundingBox.height)
    guard distance <= settings.maximumDistance, area < 4 * otherArea, otherArea < 4 * area else { return nil }
    return 1 - distance / (settings.maximumDistance + 1e-9)
  }
}
