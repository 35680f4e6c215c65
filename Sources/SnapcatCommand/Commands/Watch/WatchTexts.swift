import SnapcatWatch

/// An event as one line for people.
struct WatchEventText: Sendable {
  let line: String

  init(_ event: WatchEvent) {
    var parts = ["\(event.time)  \(event.event)"]
    if let track = event.track { parts.append("(no. \(track))") }
    if let mediaTime = event.mediaTime { parts.append("at \(Duration.text(seconds: mediaTime)) of the video") }
    if let duration = event.duration { parts.append("after \(Duration.text(seconds: duration))") }
    if let message = event.message { parts.append("- \(message)") }
    if let picture = event.picture { parts.append(picture) }
    line = parts.joined(separator: " ").printable
  }
}

/// The status of a watch as one line for people.
struct WatchStatusText: Sendable {
  let line: String

  init(_ status: WatchStatus) {
    var parts = [status.state.rawValue, "\(Self.number(status.framesPerSecond)) frames/s"]
    if let age = status.newestFrameAge { parts.append("newest \(Duration.text(seconds: age)) old") }
    let labels = Dictionary(grouping: status.animals, by: \.label).sorted { $0.key < $1.key }
    parts += labels.map { Counted.text($0.value.count, $0.key.lowercased()) }
    parts += ["\(status.frames) frames", Counted.text(status.restarts, "restart")]
    if let problem = status.problem { parts.append(problem) }
    line = parts.joined(separator: ", ").printable
  }

  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
