import SnapcatVision

/// An animal over time.
public struct Track: Hashable, Sendable {
  /// Tells the animal from all others of the watch; nil as long as it does not count as there.
  public internal(set) var id: Int?
  /// Seconds of media time.
  public let firstSeen: Double
  /// Seconds of media time.
  public internal(set) var lastSeen: Double
  /// Frames in which it was seen.
  public internal(set) var hits = 1
  /// Frames since it was seen last.
  public internal(set) var misses = 0
  /// What the detector said in the last frame that it was seen in.
  public internal(set) var observation: RecognizedObjectObservation
  private var votes: [String: Double]
  private var filter: BoxFilter

  init(_ observation: RecognizedObjectObservation, at time: Double) {
    firstSeen = time
    lastSeen = time
    self.observation = observation
    filter = BoxFilter(observation.boundingBox, at: time)
    votes = [observation.label: Double(observation.confidence)]
  }

  /// The smoothed box in the last frame that it was seen in.
  public var boundingBox: NormalizedRect { filter.box }

  /// What it is by the sum of all confidences; the detector may waver between frames.
  public var label: String {
    votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? observation.label
  }

  /// Where its box should be.
  func predicted(at time: Double) -> NormalizedRect { filter.predicted(at: time) }

  /// Takes in the box of another frame.
  mutating func hit(_ seen: RecognizedObjectObservation, at time: Double) {
    observation = seen
    votes[seen.label, default: 0] += Double(seen.confidence)
    filter.update(seen.boundingBox, at: time)
    lastSeen = time
    hits += 1
    misses = 0
  }
}

extension RecognizedObjectObservation {
  /// The likeliest label; empty when there is none.
  var label: String { labels.first?.identifier ?? "" }
}
