import Foundation
import SnapcatVision
import Synchronization
import Testing
@testable import SnapcatPipeline

struct LargePictureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Scene.cat.jpeg(), to: "cat.jpg")
  }

  private func outcome(upTo megapixels: Double?, allowed: Double) async throws -> ImageOutcome {
    var configuration = PipelineConfiguration()
    configuration.source.maximumMegapixels = allowed
    let worker = ImageWorker(
      configuration: configuration, engines: .fake(), names: AnnotatedNames(inputs: ["cat.jpg"]), annotators: [],
      fingerprint: try RunFingerprint(configuration))
    let entry = SourceEntry(root: folder.path, relativePath: "cat.jpg")
    return try await worker.process(entry, try entry.content(), upTo: megapixels)
  }

  @Test func areToldFromThoseThatAreTooLarge() async throws {
    await #expect(throws: ImageWorker.TooLargeForNow.self) { try await outcome(upTo: 0.001, allowed: 1) }
    #expect(try await outcome(upTo: 0.001, allowed: 0.0005).record.error?.kind == .tooLarge)
    #expect(try await outcome(upTo: nil, allowed: 0.001).record.error?.kind == .tooLarge)
    #expect(try await outcome(upTo: nil, allowed: 1).record.error == nil)
    #expect(try await outcome(upTo: 0.1, allowed: 1).record.error == nil)
  }

  /// How much work goes on, and went on at most.
  private final class Gauge: Sendable {
    private let state = Mutex((now: 0, highest: 0, total: 0))
    var highest: Int { state.withLock { $0.highest } }
    var total: Int { state.withLock { $0.total } }

    func begin() {
      state.withLock { $0 = ($0.now + 1, max($0.highest, $0.now + 1), $0.total + 1) }
    }

    func end() {
      state.withLock { $0.now -= 1 }
    }
  }

  @Test func areWorkedOnOneAtATime() async throws {
    let turn = OneAtATime()
    let gauge = Gauge()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask {
          await turn.run {
            gauge.begin()
            for _ in 0..<number % 3 { await Task.yield() }
            gauge.end()
          }
        }
      }
    }
    #expect(gauge.highest == 1)
    #expect(gauge.total == 20)
  }
}
