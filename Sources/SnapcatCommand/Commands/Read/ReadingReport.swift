import Foundation
import SnapcatVision
import Synchronization

/// Gathers the stages of a reading, for `--debug` and `--timings`.
final class ReadingReport: Sendable {
  private let events = Mutex<[TextRecognitionObserver.Event]>([])

  /// An observer that reports to this object.
  func observer() -> TextRecognitionObserver {
    TextRecognitionObserver { event in self.events.withLock { $0.append(event) } }
  }

  /// The stages since the last call, in the order they were taken.
  func takeEvents() -> [TextRecognitionObserver.Event] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }

  /// One row a stage with the milliseconds it took, for people.
  static func timings(of events: [TextRecognitionObserver.Event]) -> String {
    let rows = events.map { ($0.stage.rawValue, milliseconds($0.duration)) }
    let all = [("total", rows.reduce(0) { $0 + $1.1 })]
    return (rows + all).map { name, time in
      name.padded(to: 14) + String(format: "%9.1f ms", time)
    }.joined(separator: "\n")
  }

  private static func milliseconds(_ duration: Duration) -> Double { duration / .milliseconds(1) }
}
