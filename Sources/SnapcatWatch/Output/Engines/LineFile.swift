import Foundation
import SnapcatPipeline

/// A file that whole lines are appended to.
struct LineFile: Sendable {
  let path: FilePath

  /// Takes away what is left of a line that was being written when the power went.
  ///
  /// - Throws: `SystemCallError`.
  func repair() throws(SystemCallError) {
    let descriptor = path.withCString { open($0, O_RDWR | O_CLOEXEC) }
    guard descriptor >= 0 else {
      guard errno == ENOENT else { throw .last }
      return
    }
    defer { close(descriptor) }
    let size = lseek(descriptor, 0, SEEK_END)
    let tail = Self.tail(of: descriptor, size: size, length: Self.longestLine)
    guard let last = tail.last, last != UInt8(ascii: "\n") else { return }
    let kept = tail.lastIndex(of: UInt8(ascii: "\n")).map { tail.count - $0 - 1 } ?? tail.count
    guard ftruncate(descriptor, size - kept) == 0 else { throw .last }
  }

  /// Appends text that ends with a line end; nothing of it stays when it cannot be written whole.
  ///
  /// - Throws: `SystemCallError`.
  func append(_ text: String) throws(SystemCallError) {
    let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    let start = lseek(descriptor, 0, SEEK_END)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        let failure = SystemCallError.last
        if start >= 0 { ftruncate(descriptor, start) }
        throw failure
      }
    }
  }

  /// The last lines of the file, as many as fit into `length` bytes; none when it cannot be read.
  func lastLines(length: Int = longestLine) -> [String] {
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    let size = lseek(descriptor, 0, SEEK_END)
    let lines = Self.tail(of: descriptor, size: size, length: length).split(separator: UInt8(ascii: "\n"))
    return (Int(size) > length ? lines.dropFirst() : lines[...]).map { String(decoding: $0, as: UTF8.self) }
  }

  /// In bytes; 0 when it is not there.
  var size: Int { (try? FileSystem.status(of: path).size) ?? 0 }

  static let longestLine = 1 << 16

  private static func tail(of descriptor: Int32, size: off_t, length: Int) -> [UInt8] {
    let wanted = min(length, Int(max(0, size)))
    return [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
      while filled < wanted {
        let place = size - off_t(wanted - filled)
        let count = pread(descriptor, buffer.baseAddress?.advanced(by: filled), wanted - filled, place)
        guard count > 0 else { return }
        filled += count
      }
    }
  }
}
