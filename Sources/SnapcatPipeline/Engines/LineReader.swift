import Foundation

/// Reads a file line by line, a piece at a time.
final class LineReader {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  /// Whether the line that was read last has a line end.
  private(set) var endedLine = false

  init(_ path: FilePath) throws(SystemCallError) {
    descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last }
  }

  deinit {
    close(descriptor)
  }

  /// The next line without its line end; nil at the end of the file.
  func next() throws(SystemCallError) -> [UInt8]? {
    while true {
      if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        endedLine = true
        return Array(buffer[start..<end])
      }
      if isAtEnd {
        defer { start = buffer.count }
        endedLine = false
        return start < buffer.count ? Array(buffer[start...]) : nil
      }
      try fill()
    }
  }

  private func fill() throws(SystemCallError) {
    buffer.removeFirst(start)
    start = 0
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &piece, piece.count)
    if count < 0 {
      guard errno == EINTR else { throw .last }
      return
    }
    isAtEnd = count == 0
    buffer += piece[..<count]
  }
}
