import Synchronization

/// An outcome that several may bring about; the first one counts.
final class Race<Outcome: Sendable>: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<Outcome, Never>)
    case finished(Outcome)
    case taken
  }

  private let state = Mutex(State.open)

  /// Offers an outcome; false when there was one before.
  @discardableResult
  func finish(_ outcome: Outcome) -> Bool {
    let (waiting, isFirst): (CheckedContinuation<Outcome, Never>?, Bool) = state.withLock { state in
      switch state {
      case .open:
        state = .finished(outcome)
        return (nil, true)
      case .awaited(let continuation):
        state = .taken
        return (continuation, true)
      case .finished, .taken: return (nil, false)
      }
    }
    waiting?.resume(returning: outcome)
    return isFirst
  }

  /// The outcome, once it is there; to be asked for once.
  var outcome: Outcome {
    get async {
      await withCheckedContinuation { continuation in
        let known: Outcome? = state.withLock { state in
          guard case .finished(let outcome) = state else {
            state = .awaited(continuation)
            return nil
          }
          state = .taken
          return outcome
        }
        if let known { continuation.resume(returning: known) }
      }
    }
  }
}
