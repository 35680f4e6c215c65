import Foundation

/// Feeds damaged files to everything that reads files, and reports crashes, hangs and greed for memory.
///
/// usage: Fuzz [SECONDS] [--seed N] [--entrance NAME] [--case N]
///
/// The same seed always gives the same cases. Each entrance is tried by a process of its own, for an equal share of the
/// seconds (20 unless given); one that dies is told with the command that does it again, and the next case gets another
/// process. Status 1 when anything was found.
@main
struct Fuzz {
  /// The longest that one case may take, in seconds.
  static let caseLimit: UInt32 = 20
  /// Address space of a process that tries cases, in bytes; the libraries alone take a part of it.
  static let memoryLimit: UInt = 6 << 30

  static func main() throws {
    let options = FuzzOptions(Array(CommandLine.arguments.dropFirst()))
    let entrances = try FuzzEntrance.all().filter { options.entrance == nil || $0.name == options.entrance }
    if let number = options.oneCase, let entrance = entrances.first {
      entrance.run(case: number, seed: options.seed)
    } else if let state = options.state, let entrance = entrances.first {
      FuzzProcess.work(entrance, options, state: state)
    } else {
      let share = options.seconds / Double(max(1, entrances.count))
      let failures = try entrances.map { try FuzzProcess.supervise($0, options, seconds: share) }.reduce(0, +)
      print(failures == 0 ? "nothing found" : "\(failures) found")
      exit(failures == 0 && !entrances.isEmpty ? 0 : 1)
    }
  }
}
