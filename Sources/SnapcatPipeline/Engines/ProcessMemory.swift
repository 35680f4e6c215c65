import CLinux
import Foundation

/// The memory of the running process.
package enum ProcessMemory {
  /// Blocks of more bytes go back to the system as soon as they are free.
  private static let largeBlock: Int32 = 4 << 20

  /// This many free bytes stay at the end of a heap; with glibc's 128 KB a tenth of a run's time goes into getting them back.
  private static let freeBytes: Int32 = 32 << 20

  /// Keeps pixels out of the heap, where blocks of pictures of many sizes leave gaps.
  ///
  /// By default glibc raises both limits as blocks are freed (mallopt(3), `M_MMAP_THRESHOLD`), the first to 32 MB. For the
  /// whole process; to be called by programs, not by libraries.
  package static func returnLargeBlocks() {
    mallopt(M_MMAP_THRESHOLD, largeBlock)
    mallopt(M_TRIM_THRESHOLD, freeBytes)
  }

  /// The most that it has had so far, in bytes (`ru_maxrss`).
  static var peak: Int {
    var usage = rusage()
    return getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 ? usage.ru_maxrss * 1024 : 0
  }
}
