import Foundation
import SnapcatPipeline
import SnapcatVision
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

  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snapcat-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
