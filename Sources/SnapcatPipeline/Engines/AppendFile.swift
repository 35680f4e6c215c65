import Foundation
import Synchronization

/// A file that pieces are appended to and read back from, by several threads at once.
final class AppendFile: Sendable {
  let path: FilePath
  private let descriptor: Int32
  private let end: Mutex<Int>

  /// Opens the file; it is created when it is not there.
  init(_ path: FilePath) throws(SystemCallError) {
    self.path = path
    let descriptor = path.withCString { open($0, O_RDWR | O_CREAT | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw .last }
    self.descriptor = descriptor
    let size = lseek(descriptor, 0, SEEK_END)
    end = Mutex(Int(max(0, size)))
    guard size >= 0 else { throw .last }
  }

  deinit {
    close(descriptor)
  }

  /// How many bytes the file has.
  var size: Int { end.withLock { $0 } }

  /// Whether a path still leads to the file; not when it was removed.
  var isReachable: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// Appends all of the bytes, or nothing when that fails, and returns where they are.
  @discardableResult
  func append(_ bytes: [UInt8]) throws(SystemCallError) -> Range<Int> {
    let outcome: Result<Range<Int>, SystemCallError> = end.withLock { end in
      var written = 0
      while written < bytes.count {
        let count = bytes.withUnsafeBytes {
          pwrite(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written, off_t(end + written))
        }
        if count < 0 {
          if errno == EINTR { continue }
          let failure = SystemCallError.last
          ftruncate(descriptor, off_t(end))
          return .failure(failure)
        }
        written += count
      }
      defer { end += written }
      return .success(end..<end + written)
    }
    return try outcome.get()
  }

  /// The bytes of a part of the file; fewer when it ends before.
  func read(_ range: Range<Int>) throws(SystemCallError) -> [UInt8] {
    var failure: SystemCallError?
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
      while filled < range.count {
        let place = off_t(range.lowerBound + filled)
        let count = pread(descriptor, buffer.baseAddress?.advanced(by: filled), range.count - filled, place)
        if count < 0 {
          if errno == EINTR { continue }
          failure = .last
        }
        if count <= 0 { return }
        filled += count
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Cuts the file off.
  func truncate(to size: Int) throws(SystemCallError) {
    let succeeded = end.withLock { end in
      guard ftruncate(descriptor, off_t(size)) == 0 else { return false }
      end = size
      return true
    }
    guard succeeded else { throw .last }
  }
}
