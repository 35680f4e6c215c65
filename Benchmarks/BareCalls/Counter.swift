import Synchronization

/// Counts from 0, for several threads at once.
final class Counter: Sendable {
  private let value = Atomic(0)

  func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
}
