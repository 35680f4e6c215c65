import Foundation
import Testing

@testable import SnapcatWatch

@Suite("UnfinishedWatch")
struct UnfinishedWatchTests {
  /// Events as letters: "s" the watch started, "e" it ended, "A" and "B" two cats came, "a" and "b" they left.
  @Test(
    "What a killed watch left open is closed",
    arguments: [
      ("", []), ("se", []), ("sAae", []), ("sA", ["cat left", "watch ended"]),
      ("sAaBbsAB", ["cat left", "cat left", "watch ended"]),
      ("s", ["watch ended"]), ("sAe", ["cat left"]), ("Aa", []),
    ])
  func events(letters: String, closing: [String]) {
    let unfinished = UnfinishedWatch(Self.history(letters), nil)
    let events = unfinished.closingEvents(now: Date(timeIntervalSince1970: 1e9))
    #expect(events.map(\.event) == closing)
    #expect(events.allSatisfy { $0.time == Date(timeIntervalSince1970: Double(letters.count)).utcText })
  }

  @Test("The status knows of visits whose beginning is no longer among the last events, and the last sign of life")
  func status() {
    var status = WatchStatus(source: "cam", started: Date(timeIntervalSince1970: 0))
    status.state = .watching
    status.updated = Date(timeIntervalSince1970: 500).utcText
    status.animals = [.init(track: 9, label: "Dog", seconds: 400), .init(track: 1, label: "Cat", seconds: 1)]
    let events = UnfinishedWatch(Self.history("Aa"), status).closingEvents(now: Date(timeIntervalSince1970: 1e9))
    #expect(events.map(\.event) == ["dog left", "watch ended"])
    #expect(events.allSatisfy { $0.time == status.updated })
    let early = UnfinishedWatch(Self.history("sA"), status).closingEvents(now: Date(timeIntervalSince1970: 20))
    #expect(early.allSatisfy { $0.time == Date(timeIntervalSince1970: 20).utcText })
  }

  private static func history(_ letters: String) -> EventHistory {
    var history = EventHistory(lines: [])
    history.events = letters.enumerated().map { index, letter in
      let track = letter.lowercased() == "a" ? 1 : 2
      let kind: WatchEventKind =
        switch letter {
        case "s": .started
        case "e": .ended
        case "A", "B": .appeared("Cat")
        default: .left("Cat")
        }
      var event = WatchEvent(kind, at: Date(timeIntervalSince1970: Double(index + 1)))
      if "ABab".contains(letter) { (event.track, event.label) = (track, "Cat") }
      return event
    }
    return history
  }
}
