/// Lets one piece of work go on at a time; the others wait without taking a thread.
actor OneAtATime {
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Does the work when it is its turn.
  func run<Output: Sendable>(_ work: @Sendable () async throws -> Output) async rethrows -> Output {
    await begin()
    defer { end() }
    return try await work()
  }

  private func begin() async {
    guard isBusy else {
      isBusy = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func end() {
    if waiting.isEmpty {
      isBusy = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
