/// Does work on many items side by side and hands out the results in the order of the items.
struct OrderedWorkers: Sendable {
  /// How many items are worked on at once, at least 1.
  let count: Int
  /// How many results may wait for an earlier one that takes longer, for each worker.
  var lookAhead = 4

  /// Works on all items.
  ///
  /// - Parameters:
  ///   - work: called with an item and its position, several at once.
  ///   - deliver: called with one result after the other, in the order of the items.
  /// - Throws: the first error of `work` or `deliver`, or `CancellationError`; the work that is going on is waited for,
  ///   none is started.
  func run<Item: Sendable, Output: Sendable>(
    _ items: [Item], work: @escaping @Sendable (Item, Int) async throws -> Output, deliver: (Output) throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, Output).self) { group in
      var started = 0
      var running = 0
      var delivered = 0
      var waiting: [Int: Output] = [:]
      while delivered < items.count {
        try Task.checkCancellation()
        while running < max(1, count), started < min(items.count, delivered + max(1, count) * lookAhead) {
          let (item, position) = (items[started], started)
          group.addTask { (position, try await work(item, position)) }
          started += 1
          running += 1
        }
        guard let (position, output) = try await group.next() else { return }
        running -= 1
        waiting[position] = output
        while let next = waiting.removeValue(forKey: delivered) {
          try deliver(next)
          delivered += 1
        }
      }
    }
  }
}
