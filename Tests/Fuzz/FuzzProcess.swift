import Foundation

/// A process that tries the cases of one entrance, and the one that looks after it.
enum FuzzProcess {
  /// Tries cases until the time is over, and says which one it is at.
  static func work(_ entrance: FuzzEntrance, _ options: FuzzOptions, state: String) {
    var limit = rlimit(rlim_cur: Fuzz.memoryLimit, rlim_max: Fuzz.memoryLimit)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    let descriptor = open(state, O_WRONLY)
    let end = Date() + options.seconds
    var number = options.start
    while Date() < end {
      var stored = number
      pwrite(descriptor, &stored, MemoryLayout<UInt64>.size, 0)
      alarm(Fuzz.caseLimit)
      entrance.run(case: number, seed: options.seed)
      number += 1
    }
    alarm(0)
    var stored = number
    pwrite(descriptor, &stored, MemoryLayout<UInt64>.size, 0)
  }

  /// Has an entrance tried, prints a line about it, and returns how many cases went wrong.
  static func supervise(_ entrance: FuzzEntrance, _ options: FuzzOptions, seconds: Double) throws -> Int {
    let state = FileManager.default.temporaryDirectory.appending(path: "snapcat-fuzz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: state) }
    try Data(count: MemoryLayout<UInt64>.size).write(to: state)
    let end = Date() + seconds
    var start: UInt64 = 0
    var failures: [String] = []
    while Date() < end, failures.count < 20 {
      let process = Process()
      process.executableURL = URL(filePath: CommandLine.arguments[0])
      process.arguments = [
        "\(end.timeIntervalSinceNow)", "--seed", "\(options.seed)", "--entrance", entrance.name, "--start", "\(start)",
        "--state", state.path,
      ]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      let number = try Data(contentsOf: state).enumerated().reduce(UInt64(0)) {
        $0 | UInt64($1.element) << (8 * UInt64($1.offset))
      }
      start = number
      guard process.terminationStatus != 0 else { continue }
      let signal = process.terminationStatus
      failures.append(
        "  case \(number): \(signal == SIGALRM ? "takes more than \(Fuzz.caseLimit) s" : "ended by signal \(signal)"); "
          + "again with: Fuzz --entrance \(entrance.name) --seed \(options.seed) --case \(number)")
      start = number + 1
    }
    print("\(entrance.name.padding(toLength: 12, withPad: " ", startingAt: 0)) \(start) cases, \(failures.count) found")
    for failure in failures { print(failure) }
    return failures.count
  }
}
