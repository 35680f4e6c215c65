import Foundation
import SnapcatPipeline

/// What an earlier watch left open when it was killed or the power failed: visits without an end, and its own end.
struct UnfinishedWatch: Sendable {
  /// The first events of open visits, or what the status says of them; by the animals' numbers.
  private let visits: [Int: WatchEvent]
  private let hasNoEnd: Bool
  /// When something was heard of it last: ISO 8601, UTC.
  private let lastSign: String

  /// - Parameters:
  ///   - history: the last events.
  ///   - status: what the earlier watch wrote last; nil when it wrote none.
  init(_ history: EventHistory, _ status: WatchStatus?) {
    let isRunning = status.map { $0.state != .ended } ?? false
    let boundary = history.events.last { Self.boundaries.contains($0.event) }?.event
    hasNoEnd = boundary.map { $0 == WatchEventKind.started.name } ?? isRunning
    lastSign = max(history.events.last?.time ?? "", isRunning ? status?.updated ?? "" : "")
    var open: [Int: WatchEvent] = [:]
    for event in history.events {
      guard let track = event.track, let label = event.label else { continue }
      if event.event == WatchEventKind.appeared(label).name { open[track] = event }
      if event.event == WatchEventKind.left(label).name { open[track] = nil }
    }
    let ended = Set(history.events.compactMap(\.track)).subtracting(open.keys)
    for animal in (hasNoEnd ? status?.animals : nil) ?? [] where open[animal.track] == nil {
      guard !ended.contains(animal.track) else { continue }
      var event = WatchEvent(.appeared(animal.label), at: .distantPast)
      (event.track, event.label) = (animal.track, animal.label)
      open[animal.track] = event
    }
    visits = open
  }

  /// The events that are missing, at the time when something was heard last, which is no later than now.
  func closingEvents(now: Date) -> [WatchEvent] {
    let time = lastSign.isEmpty ? now.utcText : min(lastSign, now.utcText)
    var events = visits.sorted { $0.key < $1.key }.map { track, start in
      var event = WatchEvent(.left(start.label ?? ""), at: now, message: Self.reason)
      event.time = time
      (event.track, event.label) = (track, start.label)
      (event.picture, event.confidence) = (start.picture, start.confidence)
      return event
    }
    guard hasNoEnd else { return events }
    var end = WatchEvent(.ended, at: now, message: "killed, or the power failed; noticed at the next start")
    end.time = time
    events.append(end)
    return events
  }

  private static let boundaries: Set<String> = [WatchEventKind.started.name, WatchEventKind.ended.name]
  private static let reason = "ended unknown: the watch ended before it saw the animal leave"
}
