import Foundation
import StandInCamera

/// Whether memory stays flat over many frames.
struct MemoryPhase {
  let frames: Int

  func run(_ report: inout SoakReport) throws {
    let camera = try StandInCamera(framesPerSecond: 30) { TimeCode.picture() }
    defer { camera.end() }
    let watch = try WatchedProcess(source: camera.address, delay: 0, interval: 0.05)
    func done() -> Int {
      let text = watch.text("status.json").components(separatedBy: "\"frames\":").last ?? ""
      return Int(text.prefix { $0.isNumber }) ?? 0
    }
    _ = watch.wait(120) { done() >= frames / 5 }
    let early = watch.memory
    _ = watch.wait(Double(frames)) { done() >= frames }
    let late = watch.memory
    let growth = late - early
    report.check(
      "memory from frame \(frames / 5) to \(done())", "\(early / 1024) MB to \(late / 1024) MB",
      goal: "at most 8 MB more",
      growth <= 8 * 1024 && early > 0)
    _ = watch.terminate()
  }
}
