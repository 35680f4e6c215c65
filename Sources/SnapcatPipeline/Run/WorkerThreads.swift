import Foundation
import Synchronization

/// Threads that the work on pictures runs on, each on one picture at a time.
///
/// Engines cannot be interrupted. Work that takes longer than allowed is given up: nobody waits for it any more, it is
/// asked to end at its next step, and another thread takes the place of its own. So that they do not pile up, no further
/// work is started while as many threads as may run at once are still busy with work that was given up.
final class WorkerThreads: Sendable {
  /// How many threads may be busy at once, besides those whose work was given up.
  let count: Int
  /// How long the loss of all threads is borne before the run is given up.
  let patience: Duration

  private struct State {
    var free: [WorkerThread] = []
    /// Threads whose work was given up and that are not back yet.
    var lost = 0
  }

  private let state = Mutex(State())

  init(count: Int, patience: Duration = .seconds(600)) {
    self.count = count
    self.patience = patience
  }

  deinit {
    for thread in state.withLock({ $0.free }) { thread.close() }
  }

  /// Does the work on a thread, and returns nil when it is not done in time.
  ///
  /// - Throws: what the work throws; ``RunError/stuck(count:)`` when threads whose work was given up do not come back;
  ///   `CancellationError`.
  func run<Output: Sendable>(
    until deadline: ContinuousClock.Instant?, _ work: @escaping @Sendable () async throws -> Output
  ) async throws -> Output? {
    let started = ContinuousClock.now
    try await waitForLostThreads()
    // What was waited for the threads of others does not count.
    let deadline = deadline.map { $0 + started.duration(to: .now) }
    let thread = state.withLock { $0.free.popLast() } ?? WorkerThread()
    let race = Race<Result<Output, any Error>?>()
    let task = Task(executorPreference: thread) {
      let result: Result<Output, any Error>
      do {
        result = .success(try await work())
      } catch {
        result = .failure(error)
      }
      self.state.withLock { state in
        if !race.finish(result) { state.lost -= 1 }
        if state.free.count < self.count { state.free.append(thread) } else { thread.close() }
      }
    }
    let timer = deadline.map { deadline in
      Task {
        try await Task.sleep(until: deadline, clock: .continuous)
        self.state.withLock { state in
          if race.finish(nil) { state.lost += 1 }
        }
      }
    }
    defer { timer?.cancel() }
    let outcome = await withTaskCancellationHandler {
      await race.outcome
    } onCancel: {
      task.cancel()
    }
    guard let outcome else {
      task.cancel()
      return nil
    }
    return try outcome.get()
  }

  private func waitForLostThreads() async throws {
    let end = ContinuousClock.now + patience
    while case let lost = state.withLock({ $0.lost }), lost >= count {
      guard ContinuousClock.now < end else { throw RunError.stuck(count: lost) }
      try await Task.sleep(for: .milliseconds(50))
    }
  }
}
