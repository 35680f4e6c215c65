import Foundation
import SnapcatWatch

/// Measures `snapcat watch` against the stand-in camera; see `Benchmarks/watch-soak`.
@main
struct WatchSoak {
  static func main() async {
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 5, arguments[0] == "child", let delay = Double(arguments[3]),
      let interval = Double(arguments[4])
    {
      await SlowWatch(source: arguments[1], output: arguments[2], delay: delay, interval: interval).run()
    }
    let seconds = arguments.first.flatMap { Double($0) } ?? 60
    let frames = arguments.dropFirst().first.flatMap { Int($0) } ?? 2000
    do {
      var report = SoakReport()
      try CadencePhase(seconds: seconds).run(&report)
      try SurvivalPhase().run(&report)
      try EndurancePhase(rounds: arguments.dropFirst(2).first.flatMap { Int($0) } ?? 24).run(&report)
      try EndingPhase().run(&report)
      try MemoryPhase(frames: frames).run(&report)
      try ProcessorPhase().run(&report)
      exit(report.hasMisses ? 1 : 0)
    } catch {
      print("the soak could not be run: \(error)")
      exit(2)
    }
  }
}
