import Foundation

/// A lock on a file that ends with the process, however that ends.
final class FileLock: Sendable {
  /// Why the lock could not be had.
  enum Failure: Error {
    /// Another process has it; what that wrote about itself.
    case taken(by: String)
    case failed(SystemCallError)
  }

  private let descriptor: Int32

  /// Takes the lock and writes down for others who has it.
  ///
  /// On a file system without locks nothing is locked.
  init(_ path: FilePath, holder: String) throws(Failure) {
    let descriptor = path.withCString { open($0, O_RDWR | O_CREAT | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw .failed(.last) }
    self.descriptor = descriptor
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw .taken(by: FileLock.text(of: descriptor))
    }
    let bytes = Array(holder.utf8)
    guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, bytes, bytes.count, 0) == bytes.count else {
      throw .failed(.last)
    }
  }

  deinit {
    close(descriptor)
  }

  private static func text(of descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 200)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)).prefix { $0 >= 0x20 }, as: UTF8.self)
  }
}
