import Synchronization

/// Hands out the numbers from 0 on, each one once, to whoever asks.
final class IndexCounter: Sendable {
  private let value = Atomic(0)

  /// The next number.
  func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
}
