import SnapcatPipeline
import SnapcatVision

/// What a run did, for people to read.
struct RunSummaryText: Sendable {
  let summary: RunSummary
  /// Pictures that could not be worked on, by the kind of their errors.
  let failures: [ImageError.Kind: Int]
  let outputDirectory: String

  private static let columnWidth = 16

  /// The summary, with a line end.
  var text: String {
    (head + [""] + counts.map { "  " + $0.label.padded(to: Self.columnWidth) + $0.text } + results)
      .joined(separator: "\n") + "\n"
  }

  private var head: [String] {
    let worked = summary.images - summary.takenOver
    let speed =
      summary.seconds > 0 && worked > 0 ? ", \(Self.rounded(Double(worked) / summary.seconds)) per second" : ""
    let takenOver = summary.takenOver > 0 ? ["\(summary.takenOver) of them taken over from before"] : []
    return [
      "\(Counted.text(summary.images, "picture")) in \(Duration.text(seconds: summary.seconds))\(speed), "
        + Counted.text(summary.workers, "worker") + (summary.model.map { ", model \($0)" } ?? "")
    ] + takenOver
  }

  private var counts: [(label: String, text: String)] {
    var rows = [
      ("Cats", String(summary.cats)), ("Dogs", String(summary.dogs)),
      ("Other animals", String(summary.otherAnimals)), ("Business cards", String(summary.cards)),
      ("Profiles", String(summary.profiles)),
    ]
    if summary.model == nil { rows.removeFirst(3) }
    if summary.otherAnimals == 0 { rows.removeAll { $0.0 == "Other animals" } }
    if summary.failed > 0 {
      let kinds = failures.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
        .map { "\($0.value) \($0.key.rawValue)" }
      rows.append(("Not read", "\(summary.failed) (\(kinds.joined(separator: ", ")))"))
    }
    return rows
  }

  private var results: [String] {
    guard !summary.files.isEmpty else { return [] }
    return ["", "Results in \(outputDirectory.printable):"] + summary.files.map { "  " + $0 }
  }

  /// One decimal below ten, none above.
  private static func rounded(_ value: Double) -> String {
    guard value < 9.95 else { return String(Int(value.rounded())) }
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
