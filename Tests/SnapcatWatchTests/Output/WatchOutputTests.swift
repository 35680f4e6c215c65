import Foundation
import SnapcatPipeline
import TestSupport
import Testing

@testable import SnapcatWatch

@Suite("WatchOutput")
struct WatchOutputTests {
  @Test("A second watch is refused as long as the first one runs")
  func lock() throws {
    try withTemporaryFolder { folder in
      let path = FilePath(folder.path)
      let first = try WatchOutput(path)
      var status = WatchStatus(source: "cam", started: Date())
      status.process = 4711
      first.write(status)
      #expect(throws: WatchError.outputTaken(path: folder.path, process: 4711)) { try WatchOutput(path) }
      first.close()
      _ = try WatchOutput(path)
    }
  }

  @Test("A watch that is held up is ended in its place")
  func haste() throws {
    try withTemporaryFolder { folder in
      let output = try WatchOutput(FilePath(folder.path))
      var status = WatchStatus(source: "cam", started: Date())
      status.state = .watching
      output.write(status)
      output.endInHaste(at: Date())
      #expect(output.earlierStatus?.state == .ended)
      #expect(EventHistory(lines: output.lastEvents).events.map(\.event) == ["watch ended"])
      output.write(status)
      #expect(output.earlierStatus?.state == .ended)
    }
  }

  @Test("A file of events that is full is put aside; the last lines are those of both")
  func fullLog() throws {
    try withTemporaryFolder { folder in
      let output = try WatchOutput(FilePath(folder.path), logLimit: 2000)
      let date = Date(timeIntervalSince1970: 1_700_000_000)
      for number in 0..<15 {
        var event = WatchEvent(.appeared("Cat"), at: date)
        event.track = number
        output.append(event, at: date.addingTimeInterval(Double(number)))
      }
      let log = EventLog(folder: FilePath(folder.path), limit: 2000)
      #expect(log.file.size < 2400)
      let store = FrameStore(folder: FilePath(folder.appending(path: "events").path), kind: .events)
      #expect(store.days.count == 1)
      #expect(store.days.flatMap(store.frames).allSatisfy { $0.size < 2400 })
      let tracks = EventHistory(lines: output.lastEvents).events.compactMap(\.track)
      #expect(tracks.last == 14 && tracks.count >= 8 && tracks == Array(tracks.sorted()))
    }
  }

  @Test(
    "Files of events are small where room is short",
    arguments: [
      ([], 4_000_000), ([KeepLimit.size(20_000_000_000)], 4_000_000), ([.size(10_000_000), .age(60)], 200_000),
      ([.size(1000)], 64_000),
    ])
  func logLimit(limits: [KeepLimit], bytes: Int) {
    #expect(EventLog.limit(keeping: limits) == bytes)
  }
}
