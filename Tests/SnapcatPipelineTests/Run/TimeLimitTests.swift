import Foundation
import SnapcatVision
import Testing
@testable import SnapcatPipeline

struct TimeLimitTests {
  private let fixture: RunFixture

  init() throws {
    fixture = try RunFixture()
  }

  private func kinds() throws -> [String: String] {
    let records = try fixture.folder.lines("out/observations.jsonl").map {
      try JSONDecoder().decode(ImageRecord.self, from: Data($0.utf8))
    }
    return Dictionary(uniqueKeysWithValues: records.map { ($0.path.text, $0.error?.kind.rawValue ?? "ok") })
  }

  @Test func givesUpAPictureAndGoesOn() async throws {
    let probe = EngineProbe(holdsDogs: true)
    defer { probe.release(1) }
    let summary = try await fixture.run(engines: probe.engines) { $0.timeLimit = .seconds(2) }
    #expect(summary.failed == 2)
    #expect(try kinds()["dog.jpg"] == "timedOut")
    #expect(try kinds()["litter/tom.jpg"] == "ok")
    #expect(try !fixture.folder.files(in: "out").contains("annotated/dog.jpg"))
  }

  @Test func triesAgainOnlyWithMoreTime() async throws {
    let probe = EngineProbe(holdsDogs: true)
    defer { probe.release(1) }
    try await fixture.run(engines: probe.engines) { $0.timeLimit = .seconds(2) }
    #expect(try await fixture.run { $0.timeLimit = .seconds(1) }.takenOver == 6)
    #expect(try await fixture.run { $0.timeLimit = .seconds(100) }.takenOver == 5)
    #expect(try kinds()["dog.jpg"] == "ok")
  }

  @Test(arguments: [(TimeLimit.none, "\"none\""), (.seconds(1.5), "1.5")])
  func isWrittenAsThePipelineSaysIt(limit: TimeLimit, text: String) throws {
    #expect(try JSONLineEncoder().line(for: limit) == text)
    #expect(try JSONDecoder().decode(TimeLimit.self, from: Data(text.utf8)) == limit)
  }
}
