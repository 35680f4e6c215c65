import Foundation
import StandInCamera

/// How long it takes to end after SIGTERM, in each state.
struct EndingPhase {
  func run(_ report: inout SoakReport) throws {
    let camera = try StandInCamera { TimeCode.picture() }
    defer { camera.end() }
    try end("while watching", camera, .well, after: { $0.text("status.json").contains("\"watching\"") }, &report)
    try end("while detection takes 5 s", camera, .well, delay: 5, after: { _ in true }, settle: 8, &report)
    try end(
      "while the stream stalls", camera, .stalled, after: { $0.text("events.jsonl").contains("camera lost") }, &report)
    try end(
      "while the camera is dead", camera, .dead, after: { $0.text("events.jsonl").contains("camera lost") }, &report)
    camera.behave(.dead)
    try end("while connecting", camera, .dead, after: { $0.text("status.json").contains("connecting") }, &report)
    let folder = FileManager.default.temporaryDirectory.appending(path: "watch-soak-empty-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let watch = try WatchedProcess(source: folder.path)
    _ = watch.wait(10) { watch.text("events.jsonl").contains("watch started") }
    note("while a folder stays empty", watch, &report)
  }

  private func end(
    _ name: String, _ camera: StandInCamera, _ behaviour: StandInCamera.Behaviour, delay: Double? = nil,
    after isThere: (WatchedProcess) -> Bool, settle: Double = 0.3, _ report: inout SoakReport
  ) throws {
    if behaviour != .dead || camera.behaviour != .dead { camera.behave(.well) }
    let watch = try WatchedProcess(source: camera.address, delay: delay)
    if camera.behaviour == .well {
      _ = watch.wait(15) { watch.text("events.jsonl").contains("watch started") }
      if delay == nil {
        _ = watch.wait(15) { FileManager.default.fileExists(atPath: watch.folder.appending(path: "latest.jpg").path) }
      }
      camera.behave(behaviour)
    }
    _ = watch.wait(15) { isThere(watch) }
    Thread.sleep(forTimeInterval: settle)
    note(name, watch, &report)
  }

  private func note(_ name: String, _ watch: WatchedProcess, _ report: inout SoakReport) {
    let seconds = watch.terminate()
    let isWhole = watch.isWhole
    report.check(
      "SIGTERM \(name)", "\(SoakReport.text(seconds)) s\(isWhole ? "" : ", files not whole")", goal: "1 s",
      seconds <= 1 && isWhole)
  }
}
