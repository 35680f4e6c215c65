import Foundation
import StandInCamera

/// Whether memory and open files stay as they are while a camera stalls, dies, sends garbage and comes back many times.
struct EndurancePhase {
  let rounds: Int

  func run(_ report: inout SoakReport) throws {
    let camera = try StandInCamera { TimeCode.picture() }
    defer { camera.end() }
    let watch = try WatchedProcess(source: camera.address, delay: 0, interval: 0.1)
    func count(_ event: String) -> Int { watch.text("events.jsonl").components(separatedBy: "\"\(event)\"").count - 1 }
    var early: (memory: Int, files: Int, threads: Int)?
    var returns = 0
    for round in 0..<rounds {
      _ = watch.wait(20) { watch.text("status.json").contains("\"watching\"") }
      if round == rounds / 4 { early = (watch.memory, watch.openFiles, watch.threads) }
      let (lost, back) = (count("camera lost"), count("camera back"))
      camera.behave([.stalled, .dead, .garbage][round % 3])
      _ = watch.wait(15) { count("camera lost") > lost }
      camera.behave(.well)
      if watch.wait(20, until: { count("camera back") > back }) { returns += 1 }
    }
    Thread.sleep(forTimeInterval: 2)
    report.check("returns after losses", "\(returns) of \(rounds)", goal: "all", returns == rounds)
    guard let early else { return }
    let growth = watch.memory - early.memory
    report.check(
      "memory from loss \(rounds / 4) to \(rounds)", "\(early.memory / 1024) MB to \(watch.memory / 1024) MB",
      goal: "at most 8 MB more", growth <= 8 * 1024 && early.memory > 0)
    report.check(
      "open files and threads", "\(early.files) to \(watch.openFiles), \(early.threads) to \(watch.threads)",
      goal: "at most 4 more each", watch.openFiles <= early.files + 4 && watch.threads <= early.threads + 4)
    _ = watch.terminate()
  }
}
