import Foundation

/// A running watch and the folder that it writes to.
final class WatchedProcess {
  let folder: URL
  private let process = Process()

  /// Starts `snapcat watch`, or with a delay this program's own watch with a detector that takes so long.
  init(source: String, delay: Double? = nil, interval: Double = 0.5, options: [String] = []) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "watch-soak-\(UUID().uuidString)")
    let own = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    if let delay {
      process.executableURL = own
      process.arguments = ["child", source, folder.path, "\(delay)", "\(interval)"]
    } else {
      process.executableURL = own.deletingLastPathComponent().appending(path: "snapcat")
      process.arguments = ["watch", "--source", source, "-o", folder.path, "--interval", "\(interval)"] + options
      process.standardError = FileHandle.nullDevice
    }
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }

  var identifier: Int32 { process.processIdentifier }

  /// The text of a file in the folder; empty when there is none.
  func text(_ name: String) -> String {
    (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
  }

  /// Waits until something is so; false when it is not after so many seconds.
  func wait(_ seconds: Double, until isSo: () -> Bool) -> Bool {
    let end = ProcessInfo.processInfo.systemUptime + seconds
    while ProcessInfo.processInfo.systemUptime < end {
      if isSo() { return true }
      Thread.sleep(forTimeInterval: 0.02)
    }
    return false
  }

  /// Asks it to end, and returns how many seconds that took.
  func terminate() -> Double {
    let start = ProcessInfo.processInfo.systemUptime
    kill(process.processIdentifier, SIGTERM)
    _ = wait(10) { !process.isRunning }
    return ProcessInfo.processInfo.systemUptime - start
  }

  /// What it left is whole: a picture that can be read, lines that end, no files in the making.
  var isWhole: Bool {
    let events = text("events.jsonl")
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return events.hasSuffix("\n") && events.contains("watch ended") && !names.contains { $0.hasSuffix(".tmp") }
  }

  /// Kilobytes of memory in use.
  var memory: Int { state("VmRSS") }

  /// How many threads it has.
  var threads: Int { state("Threads") }

  /// How many files it holds open.
  var openFiles: Int { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(identifier)/fd"))?.count ?? 0 }

  private func state(_ name: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") } ?? ""
    return Int(line.filter(\.isNumber)) ?? 0
  }

  /// Seconds of processor time of the process and those that it started.
  var processorTime: Double {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int32($0) } ?? []
    return all.reduce(0) { sum, candidate in
      guard let stat = try? String(contentsOfFile: "/proc/\(candidate)/stat", encoding: .utf8),
        let fields = stat.split(separator: ")").last?.split(separator: " "), fields.count > 13
      else { return sum }
      guard candidate == identifier || fields[1] == "\(identifier)" else { return sum }
      return sum + ((Double(fields[11]) ?? 0) + (Double(fields[12]) ?? 0)) / 100
    }
  }
}
