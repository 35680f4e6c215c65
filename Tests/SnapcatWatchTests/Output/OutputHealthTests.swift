import Testing

@testable import SnapcatWatch

@Suite("OutputHealth")
struct OutputHealthTests {
  @Test("Trouble is told once, and its end after ten calm seconds")
  func change() {
    let trouble = WatchOutput.Trouble(isFull: true, reason: "full")
    var health = OutputHealth()
    #expect(health.update(nil, at: 0) == nil)
    #expect(health.update(trouble, at: 1) == .failed(trouble))
    #expect(health.update(trouble, at: 2) == nil)
    #expect(health.update(nil, at: 11) == nil)
    #expect(health.trouble == trouble)
    #expect(health.update(nil, at: 12) == .recovered(after: 1))
    #expect(health.update(nil, at: 13) == nil)
  }
}
