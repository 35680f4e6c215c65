import SnapcatPipeline
import SnapcatVision
import Synchronization
import Testing

@testable import SnapcatCommand

@Suite("Progress of a run")
struct RunProgressTests {
  private static let good = ImageReport(index: 0, path: "tom.jpg", cats: 1)
  private static let bad = ImageReport(
    index: 1, path: "bad.jpg", error: RecordError(kind: .truncated, message: "it ends early"))

  @Test("Elsewhere than on a terminal: one plain line per picture")
  func plain() {
    let output = MemoryOutput()
    let progress = RunProgress(output: output)
    progress.runStarted(imageCount: 2)
    progress.imageFinished(Self.good)
    progress.imageFinished(Self.bad)
    progress.end()
    #expect(output.text == "tom.jpg: 1 cat\nbad.jpg: not read (truncated): it ends early\n")
    #expect(progress.failures == [.truncated: 1])
  }

  @Test("On a terminal: one line that changes, and lines for what failed")
  func terminal() {
    let output = MemoryOutput(isTerminal: true, width: 60)
    let progress = RunProgress(output: output, now: { 0 })
    progress.runStarted(imageCount: 2)
    progress.imageFinished(Self.bad)
    progress.imageFinished(Self.good)
    progress.end()
    let lines = output.text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasSuffix("bad.jpg: not read (truncated): it ends early"))
    #expect(lines[1].contains("2/2"))
    #expect(output.text.hasSuffix("\r\u{1B}[K"))
    #expect(!output.text.contains("tom.jpg"))
  }

  @Test("The bar is not drawn more often than ten times a second")
  func throttling() {
    let clock = Mutex(0.0)
    let output = MemoryOutput(isTerminal: true, width: 60)
    let progress = RunProgress(output: output, now: { clock.withLock { $0 } })
    progress.runStarted(imageCount: 1000)
    for _ in 0..<500 {
      clock.withLock { $0 += 0.001 }
      progress.imageFinished(Self.good)
    }
    let bars = output.text.split(separator: "\r").count
    #expect((4...7).contains(bars))
  }
}
