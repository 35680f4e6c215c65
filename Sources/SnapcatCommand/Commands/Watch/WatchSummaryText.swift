import SnapcatWatch

/// What a watch saw, for people.
struct WatchSummaryText: Sendable {
  let summary: WatchSummary
  /// Whether only one frame was looked at.
  let isSnap: Bool
  let output: String

  /// The text, with a line end.
  var text: String {
    if isSnap {
      let labels = Dictionary(grouping: summary.animals) { $0 }.sorted { $0.key < $1.key }
      let seen = labels.map { Counted.text($0.value.count, $0.key.lowercased()) }
      return "\(seen.isEmpty ? "nothing found" : seen.joined(separator: ", ")): \(output)/latest.jpg\n".printableLines
    }
    let visits = summary.visits.sorted { $0.key < $1.key }.map { label, count in
      Counted.text(count, "visit") + " by \(label == "Cat" || label == "Dog" ? "a \(label.lowercased())" : label)"
    }
    let parts =
      [Counted.text(summary.frames, "frame")] + (visits.isEmpty ? ["no visits"] : visits)
      + (summary.unreadable > 0 ? ["\(summary.unreadable) not read"] : [])
    return "\(parts.joined(separator: ", ")): \(output)\n".printableLines
  }
}

extension String {
  /// Printable text that keeps its line end.
  fileprivate var printableLines: String { String(dropLast()).printable + "\n" }
}
