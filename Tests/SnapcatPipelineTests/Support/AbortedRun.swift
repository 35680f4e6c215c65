import Synchronization
@testable import SnapcatPipeline

/// A run that is cancelled when so many pictures are done.
final class AbortedRun: Sendable {
  private let limit: Int
  private let done = Mutex(0)
  private let task = Mutex<Task<Void, any Error>?>(nil)

  init(after limit: Int) {
    self.limit = limit
  }

  func run(_ fixture: RunFixture) async throws {
    let reporter = ReportHook { [self] _ in
      let count = done.withLock { count in
        count += 1
        return count
      }
      if count == limit { task.withLock { $0?.cancel() } }
    }
    let start = AsyncStream<Void>.makeStream()
    let work = Task {
      for await _ in start.stream { break }
      try await fixture.run(progress: reporter) { $0.workers = .count(1) }
    }
    task.withLock { $0 = work }
    start.continuation.yield()
    try await work.value
  }
}
