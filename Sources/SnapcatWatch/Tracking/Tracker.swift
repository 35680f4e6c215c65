import SnapcatVision

/// Links the boxes of successive frames to animals, so that a visit is one event and a flicker none.
///
/// It follows SORT (Bewley et al., "Simple Online and Realtime Tracking", 2016): foretell each track's box, pair forecasts
/// with the boxes of the frame, start tracks for the boxes that are left, believe in a track only after some hits, drop it
/// after it was missed for some time. ``BoxFilter`` and ``TrackAssociation`` say where it differs.
public struct Tracker: Sendable {
  public let settings: TrackerSettings
  private var tracks: [Track] = []
  private var nextID: Int

  /// - Parameter firstID: what the first animal is called.
  public init(settings: TrackerSettings = TrackerSettings(), firstID: Int = 1) {
    self.settings = settings
    nextID = firstID
  }

  /// The animals that count as there.
  public var present: [Track] { tracks.filter { $0.id != nil } }

  /// Takes in what was seen in a frame; frames come in the order of their times, in seconds.
  public mutating func update(_ observations: [RecognizedObjectObservation], at time: Double) -> TrackerUpdate {
    let detections = withoutDoubles(observations)
    let pairs = TrackAssociation(settings: settings).pairs(
      tracks.map { ($0.predicted(at: time), $0.label) }, detections)
    var update = TrackerUpdate()
    for index in tracks.indices { tracks[index].misses += 1 }
    for pair in pairs { tracks[pair.track].hit(detections[pair.detection], at: time) }
    let paired = Set(pairs.map(\.detection))
    tracks += detections.indices.filter { !paired.contains($0) }.map { Track(detections[$0], at: time) }
    for index in tracks.indices where tracks[index].id == nil && tracks[index].hits >= settings.hitsToAppear {
      tracks[index].id = nextID
      nextID += 1
      update.appeared.append(tracks[index])
    }
    update.visible = tracks.filter { $0.misses == 0 }
    update.left = removeGone(at: time)
    return update
  }

  /// Lets time pass without a frame, as while the camera is lost; the animals that have left by then.
  public mutating func pass(to time: Double) -> [Track] { removeGone(at: time) }

  /// Ends all tracks; the animals that were there.
  public mutating func finish() -> [Track] {
    defer { tracks = [] }
    return present
  }

  private mutating func removeGone(at time: Double) -> [Track] {
    let all = tracks
    tracks = all.filter { !isGone($0, at: time) }
    return all.filter { $0.id != nil && isGone($0, at: time) }
  }

  private func isGone(_ track: Track, at time: Double) -> Bool {
    if track.id == nil, track.misses > settings.missesBeforeAppearing { return true }
    return time - track.lastSeen >= settings.secondsToLeave
  }

  /// The boxes without those that another, surer one covers.
  private func withoutDoubles(_ observations: [RecognizedObjectObservation]) -> [RecognizedObjectObservation] {
    var kept: [RecognizedObjectObservation] = []
    for observation in observations.sorted(by: { $0.confidence > $1.confidence })
    where !kept.contains(where: {
      $0.boundingBox.intersectionOverUnion(with: observation.boundingBox) >= settings.sameAnimalOverlap
    }) {
      kept.append(observation)
    }
    return kept
  }
}
