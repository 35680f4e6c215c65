import Foundation
import SnapcatPipeline
import SnapcatVision

extension WatchSession {
  /// Remembers a picture of an animal when it is the best one so far.
  func noteShot(of track: Track, in frame: CapturedFrame, picture: FilePath?) {
    guard let id = track.id else { return }
    let score = ShotScore.score(track.observation, in: frame.image)
    let confidence = max(best[id]?.confidence ?? 0, Double(track.observation.confidence))
    if let known = best[id], known.score >= score || picture == nil {
      best[id]?.confidence = confidence
    } else {
      best[id] = BestShot(score: score, picture: picture, confidence: confidence)
    }
  }

  func emitAppearance(of track: Track, _ frame: CapturedFrame, _ date: Date) {
    var event = WatchEvent(.appeared(track.label), at: date)
    event.describe(track, best: track.id.flatMap { best[$0] })
    let box = track.boundingBox.toImageCoordinates(frame.image.size, origin: .upperLeft)
    event.box = [box.minX, box.minY, box.width, box.height].map { Double($0).rounded(toPlaces: 1) }
    event.confidence = Double(recordedConfidence: track.observation.confidence)
    event.mediaTime = recorded(frame.mediaTime)
    emit(event)
  }

  /// A media time as events have it; nil for sources without one.
  func recorded(_ mediaTime: Double) -> Double? {
    options.source.hasMediaTime ? mediaTime.rounded(toPlaces: 3) : nil
  }

  func emitDeparture(of track: Track, _ date: Date, because reason: String? = nil) {
    var event = WatchEvent(.left(track.label), at: date, message: reason)
    event.describe(track, best: track.id.flatMap { best.removeValue(forKey: $0) })
    event.duration = (track.lastSeen - track.firstSeen).rounded(toPlaces: 3)
    event.mediaTime = recorded(track.lastSeen)
    emit(event)
  }
}

extension WatchEvent {
  fileprivate mutating func describe(_ track: Track, best: BestShot?) {
    self.track = track.id
    label = track.label
    picture = best?.picture.map(\.description)
    confidence = best.map { $0.confidence.rounded(toPlaces: 4) }
  }
}
