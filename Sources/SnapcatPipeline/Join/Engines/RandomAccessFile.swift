import Foundation

/// Reads a file at any place.
final class RandomAccessFile {
  private let descriptor: Int32

  init(_ path: FilePath) throws(SystemCallError) {
    descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last }
  }

  deinit {
    close(descriptor)
  }

  /// The bytes at a place; fewer when the file ends before them.
  func bytes(at offset: Int, count: Int) throws(SystemCallError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let read = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress?.advanced(by: filled), count - filled, off_t(offset + filled))
      }
      if read < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      if read == 0 { break }
      filled += read
    }
    return Array(bytes.prefix(filled))
  }
}
