import Foundation
import SnapcatPipeline

/// How a watch is doing: schema `snapcat.status/1`, the file `status.json`.
public struct WatchStatus: Codable, Hashable, Sendable {
  /// The schema's name and version.
  public static let schema = "snapcat.status/1"

  /// What the watch is doing.
  public enum State: String, Codable, Sendable {
    case connecting, watching, lost, ended
  }

  /// An animal that is there.
  public struct Animal: Codable, Hashable, Sendable {
    public var track: Int
    public var label: String
    /// Seconds that it has been there.
    public var seconds: Double
  }

  public var state = State.connecting
  /// Why there are no pictures, or files cannot be written; nil (written as null) when all is well.
  public var problem: String?
  /// The source, without passwords.
  public var source: String
  /// When the watch started and when this was written: ISO 8601, UTC.
  public var started: String
  public var updated: String
  /// Frames a second that were looked at, over the last ten seconds.
  public var framesPerSecond = 0.0
  /// Seconds since the newest frame was received; nil (written as null) before the first one.
  public var newestFrameAge: Double?
  /// Seconds from receiving a frame to its annotated picture, on average over the last ten seconds.
  public var latency: Double?
  /// Frames that were looked at.
  public var frames = 0
  /// Frames in which there was an animal.
  public var framesWithAnimals = 0
  /// The number of the last animal of all watches of the folder; 0 when there was none.
  public var lastTrack = 0
  /// How often the capture was started anew.
  public var restarts = 0
  /// Animals that are there.
  public var animals: [Animal] = []
  /// The profile that is snapped into; nil (written as null) for none.
  public var profile: String?
  /// The process.
  public var process = ProcessInfo.processInfo.processIdentifier

  public init(source: String, started: Date) {
    self.source = source
    self.started = started.utcText
    updated = self.started
  }

  private enum CodingKeys: String, CodingKey {
    case schema, state, problem, source, started, updated, framesPerSecond, newestFrameAge, latency, frames
    case framesWithAnimals, lastTrack, restarts, animals, profile, process
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.checkSchema(Self.schema, forKey: .schema)
    state = try container.decode(State.self, forKey: .state)
    problem = try container.decodeIfPresent(String.self, forKey: .problem)
    source = try container.decode(String.self, forKey: .source)
    started = try container.decode(String.self, forKey: .started)
    updated = try container.decode(String.self, forKey: .updated)
    framesPerSecond = try container.decode(Double.self, forKey: .framesPerSecond)
    newestFrameAge = try container.decodeIfPresent(Double.self, forKey: .newestFrameAge)
    latency = try container.decodeIfPresent(Double.self, forKey: .latency)
    frames = try container.decode(Int.self, forKey: .frames)
    framesWithAnimals = try container.decode(Int.self, forKey: .framesWithAnimals)
    lastTrack = try container.decodeIfPresent(Int.self, forKey: .lastTrack) ?? 0
    restarts = try container.decode(Int.self, forKey: .restarts)
    animals = try container.decode([Animal].self, forKey: .animals)
    profile = try container.decodeIfPresent(String.self, forKey: .profile)
    process = try container.decode(Int32.self, forKey: .process)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(state, forKey: .state)
    try container.encode(problem, forKey: .problem)
    try container.encode(source, forKey: .source)
    try container.encode(started, forKey: .started)
    try container.encode(updated, forKey: .updated)
    try container.encode(framesPerSecond.rounded(toPlaces: 2), forKey: .framesPerSecond)
    try container.encode(newestFrameAge?.rounded(toPlaces: 2), forKey: .newestFrameAge)
    try container.encode(latency?.rounded(toPlaces: 3), forKey: .latency)
    try container.encode(frames, forKey: .frames)
    try container.encode(framesWithAnimals, forKey: .framesWithAnimals)
    try container.encode(lastTrack, forKey: .lastTrack)
    try container.encode(restarts, forKey: .restarts)
    try container.encode(animals, forKey: .animals)
    try container.encode(profile, forKey: .profile)
    try container.encode(process, forKey: .process)
  }
}
