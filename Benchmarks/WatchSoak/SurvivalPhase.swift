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
    camera.show { TimeCode.picture(width: 1280, height: 720) }
    Thread.sleep(forTimeInterval: 1)
    let (before, lost) = (frames(watch), count("camera lost"))
    let goesOn = watch.wait(15) { frames(watch) >= before + 6 } && count("camera lost") == lost
    report.check("change of resolution", goesOn ? "goes on" : "stopped", goal: "goes on", goesOn)
    let latest = try Data(contentsOf: watch.folder.appending(path: "latest.jpg"))
    report.note("picture after 640 x 360 became 1280 x 720", "\(try VisionImage(data: latest).width) pixels wide")
    _ = watch.terminate()
  }

  private func frames(_ watch: WatchedProcess) -> Int {
    let text = watch.text("status.json").components(separatedBy: "\"frames\":").last ?? ""
    return Int(text.prefix { $0.isNumber }) ?? 0
  }
}
