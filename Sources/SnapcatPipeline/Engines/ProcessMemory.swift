import Foundation

/// The memory of the running process.
enum ProcessMemory {
  /// The most that it has had so far, in bytes (`ru_maxrss`).
  static var peak: Int {
    var usage = rusage()
    return getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 ? usage.ru_maxrss * 1024 : 0
  }
}
