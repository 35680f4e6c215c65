import Synchronization
import Testing
@testable import SnapcatPipeline

struct OrderedWorkersTests {
  private struct Failure: Error {}

  @Test(arguments: [1, 2, 7])
  func deliversInOrder(workers: Int) async throws {
    var delivered: [Int] = []
    try await OrderedWorkers(count: workers).run(Array(0..<50)) { item, position in
      for _ in 0..<(item * 7 % 5) { await Task.yield() }
      #expect(item == position)
      return item
    } deliver: {
      delivered.append($0)
    }
    #expect(delivered == Array(0..<50))
  }

  @Test func doesNotRunAheadOfASlowItem() async throws {
    let highest = Mutex(0)
    let isReleased = Mutex(false)
    try await OrderedWorkers(count: 2).run(Array(0..<100)) { item, _ in
      highest.withLock { $0 = max($0, item) }
      while item == 0, !isReleased.withLock({ $0 }) {
        if highest.withLock({ $0 }) >= 7 { isReleased.withLock { $0 = true } }
        await Task.yield()
      }
      if item > 7 { #expect(isReleased.withLock { $0 }) }
    } deliver: { _ in
    }
    #expect(highest.withLock { $0 } == 99)
  }

  @Test func stopsAtAnError() async {
    let started = Mutex(0)
    await #expect(throws: Failure.self) {
      try await OrderedWorkers(count: 2).run(Array(0..<1000)) { item, _ in
        started.withLock { $0 += 1 }
        if item == 3 { throw Failure() }
      } deliver: { _ in
      }
    }
    #expect(started.withLock { $0 } < 20)
  }
}
