import Foundation
import SnapcatPipeline

/// Something that happened while watching: schema `snapcat.event/1`, one line of `events.jsonl`.
public struct WatchEvent: Codable, Hashable, Sendable {
  /// The schema's name and version.
  public static let schema = "snapcat.event/1"

  /// ISO 8601, UTC, by the wall clock.
  public var time: String
  /// What happened, such as "cat appeared".
  public var event: String
  /// Seconds from the start of the video or sequence; nil (written as null) for cameras.
  public var mediaTime: Double?
  /// The animal's number; nil (written as null) when no animal is meant.
  public var track: Int?
  /// The animal's label; nil (written as null) when no animal is meant.
  public var label: String?
  /// The animal's confidence in 0...1, four decimals; the highest one for an animal that left.
  public var confidence: Double?
  /// The animal's smoothed box: x, y, width, height in pixels, top-left origin.
  public var box: [Double]?
  /// The picture that shows it best, relative to the output folder.
  public var picture: String?
  /// Seconds that it lasted, for ends of something.
  public var duration: Double?
  /// More in words.
  public var message: String?

  public init(_ kind: WatchEventKind, at date: Date, message: String? = nil) {
    time = date.utcText
    event = kind.name
    self.message = message
  }

  private enum CodingKeys: String, CodingKey {
    case schema, time, event, mediaTime, track, label, confidence, box, picture, duration, message
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.checkSchema(Self.schema, forKey: .schema)
    time = try container.decode(String.self, forKey: .time)
    event = try container.decode(String.self, forKey: .event)
    mediaTime = try container.decodeIfPresent(Double.self, forKey: .mediaTime)
    track = try container.decodeIfPresent(Int.self, forKey: .track)
    label = try container.decodeIfPresent(String.self, forKey: .label)
    confidence = try container.decodeIfPresent(Double.self, forKey: .confidence)
    box = try container.decodeIfPresent([Double].self, forKey: .box)
    picture = try container.decodeIfPresent(String.self, forKey: .picture)
    duration = try container.decodeIfPresent(Double.self, forKey: .duration)
    message = try container.decodeIfPresent(String.self, forKey: .message)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(time, forKey: .time)
    try container.encode(event, forKey: .event)
    try container.encode(mediaTime, forKey: .mediaTime)
    try container.encode(track, forKey: .track)
    try container.encode(label, forKey: .label)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(box, forKey: .box)
    try container.encode(picture, forKey: .picture)
    try container.encode(duration, forKey: .duration)
    try container.encode(message, forKey: .message)
  }
}
