import Foundation

/// A moment as clocks on the wall show it.
struct LocalTime: Hashable, Sendable {
  /// As in "2026-11-30".
  let day: String
  /// As in "07-05-09.250"; colons do not go well in names of files.
  let time: String
  /// As in "07:05:09".
  let clock: String

  /// - Parameter zone: nil for the system's time zone, else seconds east of Greenwich.
  init(_ date: Date, zone: Int? = nil) {
    let milliseconds = Int((date.timeIntervalSince1970 * 1000).rounded(.down)) + (zone ?? 0) * 1000
    var seconds = time_t(milliseconds / 1000)
    var parts = tm()
    if zone == nil { localtime_r(&seconds, &parts) } else { gmtime_r(&seconds, &parts) }
    func padded(_ number: Int32, _ width: Int = 2) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    day = "\(padded(parts.tm_year + 1900, 4))-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
    let clockParts = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { padded($0) }
    clock = clockParts.joined(separator: ":")
    time = clockParts.joined(separator: "-") + "." + padded(Int32(milliseconds % 1000), 3)
  }
}
