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

  @Test("The oldest frames go first, down to the size; other files stay")
  func size() throws {
    try withFrames { folder in
      var retention = Retention(folder: folder, limits: [.size(250)])
      #expect(retention.sweep(added: 0, date: Date(), now: 0) == 2)
      #expect(
        Self.names(folder) == ["2026-01-02/03-00-00.000.jpg", "2026-01-03/04-00-00.000.jpg", "2026-01-03/notes.txt"])
      #expect(retention.sweep(added: 0, date: Date(), now: 1) == 0)
      #expect(retention.sweep(added: 100, date: Date(), now: 2) == 1)
    }
  }

  @Test("Frames that are too old go")
  func age() throws {
    try withFrames { folder in
      var retention = Retention(folder: folder, limits: [.age(86_400)])
      let date = try #require(ISO8601DateFormatter().date(from: "2026-01-04T12:00:00Z"))
      #expect(retention.sweep(added: 0, date: date, now: 0) == 4)
      #expect(Self.names(folder) == ["2026-01-03/notes.txt"])
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
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(repeating: 1, count: 100).write(to: url)
      }
      try body(FilePath(folder.path))
    }
  }

  private static func names(_ folder: FilePath) -> [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: folder.description)) ?? []
    return all.filter { $0.contains(".") }.sorted()
  }
}
