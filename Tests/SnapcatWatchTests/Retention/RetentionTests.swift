import Foundation
import SnapcatPipeline
import TestSupport
import Testing

@testable import SnapcatWatch

@Suite("Retention")
struct RetentionTests {
  @Test(
    "Limits are read and written",
    arguments: [
      ("7d", KeepLimit.age(604_800), "1w"), ("12h", .age(43_200), "12h"), ("3d", .age(259_200), "3d"),
      ("20GB", .size(20_000_000_000), "20GB"), ("500mb", .size(500_000_000), "500MB"),
      ("1.5GB", .size(1_500_000_000), "1500MB"),
    ])
  func limits(text: String, limit: KeepLimit, written: String) {
    #expect(KeepLimit(text) == limit)
    #expect(limit.description == written || limit.description == text)
  }

  @Test("Other texts are no limits", arguments: ["", "7", "d", "-1d", "0d", "7 days", "1e3d", "GB"])
  func noLimits(text: String) {
    #expect(KeepLimit(text) == nil)
  }

  @Test("The oldest frames go first, and leave room for the next ones; other files stay")
  func size() throws {
    try withFrames { folder in
      var roomy = Retention(output: folder, limits: [.size(450)])
      #expect(roomy.sweep(date: Date(), now: 0, largest: 0)?.untilSweep == 28)
      var retention = Retention(output: folder, limits: [.size(350)])
      #expect(retention.sweep(date: Date(), now: 0, largest: 0)?.untilSweep == 33)
      let kept = ["2026-01-01/02-00-00.000.jpg", "2026-01-02/03-00-00.000.jpg", "2026-01-03/04-00-00.000.jpg"]
      #expect(Self.names(folder) == (kept + ["2026-01-03/notes.txt"]).map { "frames/" + $0 })
      #expect(retention.sweep(date: Date(), now: 1, largest: 0)?.untilSweep == 33)
      var smaller = Retention(output: folder, limits: [.size(240)])
      #expect(smaller.sweep(date: Date(), now: 2, largest: 20) == RetentionRoom(untilSweep: 80, untilFull: 140))
      #expect(Self.names(folder) == ["frames/2026-01-03/04-00-00.000.jpg", "frames/2026-01-03/notes.txt"])
    }
  }

  @Test("Files of events take a tenth of the size, the newest ones")
  func events() throws {
    try withFrames { folder in
      for (hour, size) in [("01", 300), ("02", 60), ("03", 30)] {
        try Self.write(size, to: "events/2026-01-03/\(hour)-00-00.000.jsonl", in: folder)
      }
      var retention = Retention(output: folder, limits: [.size(1000)])
      #expect(retention.sweep(date: Date(), now: 0, largest: 0)?.untilSweep == 1000 - 90 - 50 - 400)
      let events = Self.names(folder).filter { $0.hasPrefix("events/") }
      #expect(events == ["events/2026-01-03/02-00-00.000.jsonl", "events/2026-01-03/03-00-00.000.jsonl"])
    }
  }

  @Test("Frames that are too old go")
  func age() throws {
    try withFrames { folder in
      var retention = Retention(output: folder, limits: [.age(86_400)])
      let date = try #require(ISO8601DateFormatter().date(from: "2026-01-04T12:00:00Z"))
      #expect(retention.sweep(date: date, now: 0, largest: 0) == nil)
      #expect(Self.names(folder) == ["frames/2026-01-03/notes.txt"])
    }
  }

  @Test("A limit holds at every moment while frames are written")
  func keeper() throws {
    try withTemporaryFolder { url in
      let folder = FilePath(url.path)
      let keeper = RetentionKeeper(output: folder, limits: [.size(40_000)], clock: .system, patience: 60)
      defer { keeper.cancel() }
      let store = FrameStore(folder: folder.appending("frames"))
      for number in 100..<180 {
        keeper.prepare(1000)
        try Self.write(1000, to: "frames/2026-01-01/00-00-00.\(number).jpg", in: folder)
        #expect(store.size <= 40_000)
      }
      #expect(store.size >= 25_000)
      #expect(store.frames(of: "2026-01-01").last?.name == "00-00-00.179.jpg")
    }
  }

  @Test("A date that leaps forward removes nothing for a day")
  func leap() {
    var guardian = ClockGuard()
    let date = Date(timeIntervalSince1970: 1_000_000)
    #expect(guardian.trusts(date, now: 0) == true)
    #expect(guardian.trusts(date.addingTimeInterval(60), now: 60) == true)
    #expect(guardian.trusts(date.addingTimeInterval(1e7), now: 120) == false)
    #expect(guardian.trusts(date.addingTimeInterval(1e7 + 3600), now: 3720) == false)
    #expect(guardian.trusts(date.addingTimeInterval(1e7 + 90_000), now: 90_120) == true)
  }

  private func withFrames(_ body: (FilePath) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let frames = [
        "2026-01-01/01-00-00.000.jpg", "2026-01-01/02-00-00.000.jpg", "2026-01-02/03-00-00.000.jpg",
        "2026-01-03/04-00-00.000.jpg", "2026-01-03/notes.txt",
      ]
      for name in frames {
        try Self.write(100, to: "frames/" + name, in: FilePath(folder.path))
      }
      try body(FilePath(folder.path))
    }
  }

  private static func write(_ size: Int, to name: String, in folder: FilePath) throws {
    let url = URL(filePath: folder.description).appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(repeating: 1, count: size).write(to: url)
  }

  private static func names(_ folder: FilePath) -> [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: folder.description)) ?? []
    return all.filter { $0.contains(".") }.sorted()
  }
}
