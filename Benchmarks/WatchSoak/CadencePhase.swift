import Foundation
import StandInCamera

/// A frame every 0.5 s while detection takes 0.2 s, and how old the newest picture is when it appears.
struct CadencePhase {
  let seconds: Double

  func run(_ report: inout SoakReport) throws {
    let camera = try StandInCamera { TimeCode.picture() }
    defer { camera.end() }
    let watch = try WatchedProcess(source: camera.address, delay: 0.2)
    let latest = watch.folder.appending(path: "latest.jpg")
    var (arrivals, ages): ([Double], [Double]) = ([], [])
    var lastCode: Int?
    guard watch.wait(15, until: { FileManager.default.fileExists(atPath: latest.path) }) else {
      return report.check("first picture", "none in 15 s", goal: "there is one", false)
    }
    let end = ProcessInfo.processInfo.systemUptime + seconds
    while ProcessInfo.processInfo.systemUptime < end {
      let now = TimeCode.now
      if let code = (try? Data(contentsOf: latest)).flatMap(TimeCode.read), code != lastCode {
        lastCode = code
        arrivals.append(Double(now) / 1000)
        ages.append(Double(now - code) / 1000)
      }
      Thread.sleep(forTimeInterval: 0.02)
    }
    let steps = zip(arrivals.dropFirst(), arrivals).map { $0 - $1 }
    let mean = steps.reduce(0, +) / Double(max(1, steps.count))
    let (longest, oldest) = (steps.max() ?? .infinity, ages.max() ?? .infinity)
    let meanAge = ages.reduce(0, +) / Double(max(1, ages.count))
    report.check(
      "mean interval over \(Int(seconds)) s", "\(SoakReport.text(mean)) s", goal: "0.475 to 0.525 s",
      abs(mean - 0.5) <= 0.025)
    report.check("longest interval", "\(SoakReport.text(longest)) s", goal: "1 s", longest <= 1)
    report.check(
      "oldest newest picture", "\(SoakReport.text(oldest)) s, mean \(SoakReport.text(meanAge)) s", goal: "0.7 s",
      oldest < 0.7)
    _ = watch.terminate()
  }
}
