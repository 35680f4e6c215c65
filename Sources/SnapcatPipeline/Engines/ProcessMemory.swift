import CLinux
import Foundation

/// The memory of the running process.
package enum ProcessMemory {
  /// Blocks of more bytes go back to the system as soon as they are free.
  private static let largeBlock: Int32 = 4 << 20

  /// Keeps pixels out of the heap, where blocks of pictures of many sizes leave gaps.
  ///
  /// By default glibc raises the limit to 32 MB as blocks are freed (mallopt(3), `M_MMAP_THRESHOLD`). For the whole process;
  /// to be called by programs, not by libraries.
  package static func returnLargeBlocks() {
    mallopt(M_MMAP_THRESHOLD, largeBlock)
  }

  /// The most that it has had so far, in bytes (`ru_maxrss`).
  static var peak: Int {
    var usage = rusage()
    return getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 ? usage.ru_maxrss * 1024 : 0
  }
}
