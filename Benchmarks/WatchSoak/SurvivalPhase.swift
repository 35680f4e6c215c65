import Foundation
import SnapcatVision
import StandInCamera

/// A stream that stalls, dies, sends garbage and changes its size, and comes back each time.
struct SurvivalPhase {
  func run(_ report: inout SoakReport) throws {
    let camera = try StandInCamera { TimeCode.picture() }
    defer { camera.end() }
    let watch = try WatchedProcess(source: camera.address, delay: 0)
    func count(_ event: String) -> Int { watch.text("events.jsonl").components(separatedBy: "\"\(event)\"").count - 1 }
    _ = watch.wait(15) { !watch.text("status.json").isEmpty && count("cat appeared") > 0 }
    for (name, behaviour) in [("stall", StandInCamera.Behaviour.stalled), ("death", .dead), ("garbage", .garbage)] {
      let (lost, back) = (count("camera lost"), count("camera back"))
      camera.behave(behaviour)
      let wasNoticed = watch.wait(15) { count("camera lost") > lost }
      Thread.sleep(forTimeInterval: 2)
      camera.behave(.well)
      let start = ProcessInfo.processInfo.systemUptime
      let isBack = watch.wait(20) { count("camera back") > back }
      let seconds = SoakReport.text(ProcessInfo.processInfo.systemUptime - start, 1)
      report.check(
        "\(name) and return", isBack ? "back after \(seconds) s" : "not back", goal: "lost, then back",
        wasNoticed && isBack)
    }
    for (width, height) in [(1280, 720), (480, 270)] {
      camera.show { TimeCode.picture(width: width, height: height) }
      let lost = count("camera lost")
      let isTold = watch.wait(15) { watch.text("events.jsonl").contains("\"\(width) x \(height), was ") }
      Thread.sleep(forTimeInterval: 1)
      let latest = try Data(contentsOf: watch.folder.appending(path: "latest.jpg"))
      let isRight = try VisionImage(data: latest).width == width && TimeCode.read(latest) != nil
      report.check(
        "change of resolution to \(width) x \(height)", isTold && isRight ? "goes on at it" : "wrong pictures",
        goal: "goes on at it", isTold && isRight && count("camera lost") == lost)
    }
    _ = watch.terminate()
  }
}
