import Foundation

/// The events that earlier watches wrote.
struct EventHistory: Sendable {
  /// Oldest first; lines that are none are left out.
  var events: [WatchEvent]

  init(lines: [String]) {
    events = lines.compactMap { try? JSONDecoder().decode(WatchEvent.self, from: Data($0.utf8)) }
  }

  /// The highest number of an animal; 0 when there is none.
  var lastTrack: Int { events.compactMap(\.track).max() ?? 0 }
}
