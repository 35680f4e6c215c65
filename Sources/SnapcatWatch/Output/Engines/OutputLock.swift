import Foundation
import SnapcatPipeline

/// Keeps a second watch away from a folder as long as this one runs; the system lets go of it when the process ends.
final class OutputLock: @unchecked Sendable {
  /// Somebody else has it.
  struct Taken: Error {}

  private let descriptor: Int32

  /// Takes a folder that is there.
  ///
  /// A file system that knows no locks, such as some over the network, goes without.
  /// - Throws: ``Taken``.
  init(_ folder: FilePath) throws(Taken) {
    let path: FilePath = folder.bytes.isEmpty ? "." : folder
    let opened = path.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if opened >= 0, flock(opened, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(opened)
      throw Taken()
    }
    descriptor = opened
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
