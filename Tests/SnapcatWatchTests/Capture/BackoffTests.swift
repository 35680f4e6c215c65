import Testing

@testable import SnapcatWatch

@Suite("Backoff")
struct BackoffTests {
  @Test("Waits double up to a limit and start anew after a success")
  func doubling() {
    var backoff = Backoff(first: 0.5, longest: 3)
    #expect((0..<5).map { _ in backoff.next() } == [0.5, 1, 2, 3, 3])
    backoff.reset()
    #expect(backoff.next() == 0.5)
  }
}
