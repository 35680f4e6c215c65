import Foundation

/// The events that earlier watches wrote.
struct EventHistory: Sendable {
  /// Oldest first; lines that are none are left out.
  let events: [WatchEvent]

  init(lines: [String]) {
    events = lines.compactMap { try? JSONDecoder().decode(WatchEvent.self, from: Data($0.utf8)) }
  }

  /// The first number that no animal has yet.
  var nextTrack: Int { (events.compactMap(\.track).max() ?? 0) + 1 }
}
