import Dispatch
import Synchronization

/// Lets a thread of its own wait for asynchronous work.
final class Waiting<Value: Sendable>: Sendable {
  private let outcome = Mutex<Result<Value, any Error>?>(nil)
  private let done = DispatchSemaphore(value: 0)

  private init() {}

  /// Does the work and returns its result; not to be called from a task, whose thread it would block.
  static func value(of work: @escaping @Sendable () async throws -> Value) throws -> Value {
    let waiting = Waiting()
    Task.detached {
      let result: Result<Value, any Error>
      do {
        result = .success(try await work())
      } catch {
        result = .failure(error)
      }
      waiting.outcome.withLock { $0 = result }
      waiting.done.signal()
    }
    waiting.done.wait()
    guard let result = waiting.outcome.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }
}
