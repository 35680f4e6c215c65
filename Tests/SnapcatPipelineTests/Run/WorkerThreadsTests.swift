import Foundation
import Synchronization
import Testing
@testable import SnapcatPipeline

struct WorkerThreadsTests {
  private struct Failure: Error {}

  private final class Counter: Sendable {
    private let value = Mutex(0)
    var count: Int { value.withLock { $0 } }

    func increase() { value.withLock { $0 += 1 } }
  }

  private static func threadName() -> String? { Thread.current.name }

  @Test func hasTheWorkDoneByThreadsOfItsOwn() async throws {
    let threads = WorkerThreads(count: 2)
    let names = try await threads.run(until: nil) { () async -> [String?] in
      let first = Self.threadName()
      await Task.yield()
      return [first, Self.threadName()]
    }
    #expect(names == ["snapcat worker", "snapcat worker"])
  }

  @Test func passesErrorsOn() async {
    await #expect(throws: Failure.self) { try await WorkerThreads(count: 1).run(until: nil) { throw Failure() } }
  }

  @Test func doesAsMuchAtOnceAsIsAskedFor() async throws {
    let threads = WorkerThreads(count: 8)
    let waiting = Counter()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          _ = try await threads.run(until: nil) {
            waiting.increase()
            while waiting.count < 8 { usleep(1000) }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(waiting.count == 8)
  }

  @Test func givesUpWhatTakesTooLong() async throws {
    let threads = WorkerThreads(count: 1)
    let gate = DispatchSemaphore(value: 0)
    let wasCancelled = Mutex<Bool?>(nil)
    let result = try await threads.run(until: .now + .milliseconds(20)) { () async -> Int in
      gate.wait()
      wasCancelled.withLock { $0 = Task.isCancelled }
      return 1
    }
    #expect(result == nil)
    gate.signal()
    #expect(try await threads.run(until: .now + .seconds(60)) { 2 } == 2)
    #expect(wasCancelled.withLock { $0 } == true)
  }

  @Test func startsNothingMoreWhenItsThreadsDoNotComeBack() async throws {
    let threads = WorkerThreads(count: 1, patience: .milliseconds(20))
    let gate = DispatchSemaphore(value: 0)
    _ = try await threads.run(until: .now + .milliseconds(20)) { () async -> Void in gate.wait() }
    await #expect(throws: RunError.stuck(count: 1)) { try await threads.run(until: nil) {} }
    gate.signal()
  }
}
