import SnapcatPipeline

/// What a run tells about a picture, as one line.
struct ImageReportText: Sendable {
  let line: String

  init(_ report: ImageReport) {
    let path = report.path.printable
    if let error = report.error {
      line = "\(path): not read (\(error.kind.rawValue)): \(error.message.printable)"
      return
    }
    let counts = [
      (report.cats, "cat"), (report.dogs, "dog"), (report.otherAnimals, "other animal"), (report.cards, "card"),
    ]
    let found = counts.filter { $0.0 > 0 }.map { Counted.text($0.0, $0.1) }
    line = "\(path): \(found.isEmpty ? "nothing found" : found.joined(separator: ", "))"
  }
}
