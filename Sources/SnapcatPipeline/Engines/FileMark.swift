import Foundation

/// What the file system says of a file without its being read, so that a change can be told.
///
/// The time of the last change cannot be set back by programs, unlike that of the last modification; together with
/// device and number it stays the same only as long as nobody writes to the file, its times or its permissions.
package struct FileMark: Codable, Hashable, Sendable {
  var device: Int
  var number: Int
  /// In bytes.
  var size: Int
  /// Nanoseconds since 1970.
  var modified: Int
  /// Nanoseconds since 1970.
  var changed: Int

  init(_ status: stat) {
    device = Int(truncatingIfNeeded: status.st_dev)
    number = Int(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    modified = FileMark.nanoseconds(status.st_mtim)
    changed = FileMark.nanoseconds(status.st_ctim)
  }

  /// Whether the last change lies so far back that another one would have got another time.
  func isSettled(at now: Date) -> Bool {
    now.timeIntervalSince1970 - Double(changed) / 1e9 > 2
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    time.tv_sec.multipliedReportingOverflow(by: 1_000_000_000).partialValue &+ time.tv_nsec
  }
}
