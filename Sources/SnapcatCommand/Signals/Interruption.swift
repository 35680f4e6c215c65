import Foundation

/// Lets long work end in order when the process is asked to end.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM]

  /// Does the work in a task that Ctrl-C or a request to terminate cancels; a second one ends the process at once.
  ///
  /// - Parameter lastResort: seconds after a signal at which the process ends even if the work does not; nil to wait for
  ///   the work.
  /// - Throws: ``InterruptionError`` when the work ended early because of a signal, else what the work throws.
  static func guarding<Result: Sendable>(
    lastResort: Double? = nil, _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    let received = ReceivedSignal()
    let task = Task { try await work() }
    let sources = signals.map { number in
      watch(number) {
        received.note(number)
        task.cancel()
        guard let lastResort else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + lastResort) { _exit(128 + number) }
      }
    }
    defer {
      for source in sources { source.cancel() }
      for number in signals { signal(number, SIG_DFL) }
    }
    do {
      return try await task.value
    } catch {
      if let number = received.number { throw InterruptionError(signal: number) }
      throw error
    }
  }

  private static func watch(_ number: Int32, _ action: @escaping @Sendable () -> Void) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      action()
      signal(number, SIG_DFL)
    }
    source.resume()
    return source
  }
}
