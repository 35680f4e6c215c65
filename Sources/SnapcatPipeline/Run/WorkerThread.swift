import Foundation
import Synchronization

/// A thread that runs the tasks that prefer it, one after the other, until it is closed.
final class WorkerThread: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isClosed = false
  }

  /// Enough for recursive decoders; the main thread has as much.
  private static let stackSize = 8 << 20

  private let state = Mutex(State())
  private let wakeUp = DispatchSemaphore(value: 0)

  init() {
    let thread = Thread { [self] in
      Thread.current.name = "snapcat worker"
      runJobs()
    }
    thread.stackSize = Self.stackSize
    thread.start()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(job) }
    wakeUp.signal()
  }

  /// Ends the thread when its tasks are done.
  func close() {
    state.withLock { $0.isClosed = true }
    wakeUp.signal()
  }

  private func runJobs() {
    while true {
      wakeUp.wait()
      let (job, isClosed) = state.withLock { state in
        (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isClosed)
      }
      if let job {
        job.runSynchronously(on: asUnownedTaskExecutor())
      } else if isClosed {
        return
      }
    }
  }
}
