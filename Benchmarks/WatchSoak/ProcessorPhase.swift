import Foundation
import StandInCamera

/// How much of a core the real program takes at two frames a second.
struct ProcessorPhase {
  func run(_ report: inout SoakReport) throws {
    let camera = try StandInCamera { TimeCode.picture() }
    defer { camera.end() }
    let watch = try WatchedProcess(source: camera.address)
    _ = watch.wait(15) { watch.text("status.json").contains("\"watching\"") }
    let (start, before) = (ProcessInfo.processInfo.systemUptime, watch.processorTime)
    Thread.sleep(forTimeInterval: 20)
    let used = (watch.processorTime - before) / (ProcessInfo.processInfo.systemUptime - start)
    report.note("processor at 2 frames/s, 640 x 360, default model", "\(Int((used * 100).rounded())) % of a core")
    _ = watch.terminate()
  }
}
