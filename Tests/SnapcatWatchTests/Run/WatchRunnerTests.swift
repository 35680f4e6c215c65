import Foundation
import SnapcatPipeline
import SnapcatVision
import Synchronization
import Testing

@testable import SnapcatWatch

@Suite("WatchRunner")
struct WatchRunnerTests {
  @Test("A sequence becomes events, kept frames and a summary; a bad picture is told and passed over")
  func sequence() async throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, letter) in "..CCCC..xCC".enumerated() {
      let data = letter == "x" ? Data("none".utf8) : try LightDetector.picture(isLight: letter == "C")
      try data.write(to: folder.appending(path: "f-\(index + 10).jpg"))
    }
    var options = WatchOptions(
      source: try WatchSource(folder.appending(path: "f-%02d.jpg").path),
      output: FilePath(folder.appending(path: "out").path))
    options.speed = nil
    let summary = try await WatchRunner(options, engines: LightDetector.engines).run()
    #expect(summary.frames == 10)
    #expect(summary.unreadable == 1)
    #expect(summary.visits == ["Cat": 1])
    let out = folder.appending(path: "out")
    let text = try String(contentsOf: out.appending(path: "events.jsonl"), encoding: .utf8)
    let events = EventHistory(lines: text.split(separator: "\n").map(String.init)).events
    #expect(events.map(\.event) == ["watch started", "cat appeared", "picture unreadable", "cat left", "watch ended"])
    let appeared = try #require(events.first { $0.event == "cat appeared" })
    #expect(appeared.mediaTime == 1.5)
    #expect(appeared.box == [16, 12, 32, 24])
    #expect(FileManager.default.fileExists(atPath: out.appending(path: try #require(appeared.picture)).path))
    let left = try #require(events.first { $0.event == "cat left" })
    #expect(left.duration == 4)
    #expect(left.track == appeared.track)
    let frames = FrameStore(folder: FilePath(out.appending(path: "frames").path))
    #expect(frames.days.flatMap(frames.frames).count == 6)
    let status = try JSONDecoder().decode(WatchStatus.self, from: Data(contentsOf: out.appending(path: "status.json")))
    #expect(status.state == .ended)
    #expect(status.framesWithAnimals == 6)
  }

  @Test("A folder that fills is watched until somebody asks to stop; a second watch counts on")
  func folder() async throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let out = FilePath(folder.appending(path: "out").path)
    let input = folder.appending(path: "in")
    try FileManager.default.createDirectory(at: input, withIntermediateDirectories: true)
    for round in 1...2 {
      let options = WatchOptions(source: .folder(input.path), output: out)
      let watch = Task { try await WatchRunner(options, engines: LightDetector.engines).run() }
      for number in 0..<3 {
        try LightDetector.picture(isLight: true).write(to: input.appending(path: "\(round)-\(number).jpg"))
      }
      let file = LineFile(path: out.appending("events.jsonl"))
      for _ in 0..<200
      where !file.lastLines().contains(where: { $0.contains("\"cat appeared\"") && $0.contains("\"track\":\(round)") })
      {
        try await Task.sleep(for: .milliseconds(50))
      }
      watch.cancel()
      await #expect(throws: CancellationError.self) { try await watch.value }
      let events = EventHistory(lines: file.lastLines()).events
      #expect(events.compactMap(\.track).max() == round)
      #expect(events.last?.event == "watch ended")
    }
  }

  @Test(
    "A date that leaps changes no visit, and no frame takes another one's place", arguments: [-86_400.0, 0, 86_400])
  func leaps(step: Double) async throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 10..<16 {
      try LightDetector.picture(isLight: true).write(to: folder.appending(path: "f-\(number).jpg"))
    }
    let out = folder.appending(path: "out")
    var options = WatchOptions(
      source: try WatchSource(folder.appending(path: "f-%02d.jpg").path), output: FilePath(out.path))
    options.speed = nil
    let date = Mutex(Date(timeIntervalSince1970: 1_700_000_000))
    let clock = WatchClock(now: WatchClock.system.now) {
      date.withLock { date in
        date = date.addingTimeInterval(step)
        return date
      }
    }
    let summary = try await WatchRunner(options, engines: LightDetector.engines, clock: clock).run()
    #expect(summary.visits == ["Cat": 1])
    let store = FrameStore(folder: FilePath(out.appending(path: "frames").path))
    #expect(store.days.flatMap(store.frames).count == 6)
    let text = try String(contentsOf: out.appending(path: "events.jsonl"), encoding: .utf8)
    let left = EventHistory(lines: text.split(separator: "\n").map(String.init)).events.first { $0.event == "cat left" }
    #expect(left?.duration == 2.5)
  }

  @Test("A disk that was full is told, and told again when it is not")
  func fullDisk() async throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let events = folder.appending(path: "events.jsonl")
    try FileManager.default.createSymbolicLink(at: events, withDestinationURL: URL(filePath: "/dev/full"))
    // Twenty seconds pass in one.
    let clock = WatchClock(now: { WatchClock.system.now() * 20 }, date: WatchClock.system.date)
    let options = WatchOptions(source: .folder(folder.path), output: FilePath(folder.path))
    let watch = Task { try await WatchRunner(options, engines: LightDetector.engines, clock: clock).run() }
    func wait(for text: String, in name: String) async throws {
      for _ in 0..<200 {
        if let found = try? String(contentsOf: folder.appending(path: name), encoding: .utf8), found.contains(text) {
          return
        }
        try await Task.sleep(for: .milliseconds(50))
      }
      Issue.record("no \(text) in \(name)")
    }
    try await wait(for: "the disk is full", in: "status.json")
    try FileManager.default.removeItem(at: events)
    try await wait(for: "output back", in: "events.jsonl")
    watch.cancel()
    await #expect(throws: CancellationError.self) { try await watch.value }
    let lines = LineFile(path: FilePath(events.path)).lastLines()
    let names = EventHistory(lines: lines).events.map(\.event)
    #expect(names == ["watch started", "disk full", "output back", "watch ended"])
  }

  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snapcat-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
