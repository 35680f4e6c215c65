import Foundation

/// Reads a stream, such as a pipe, by lines or by counted bytes, and can be stopped while it waits.
final class ByteReader {
  /// A line without its line end.
  enum Line {
    case complete([UInt8])
    /// It had more bytes than allowed; they are gone.
    case tooLong
  }

  private let descriptor: Int32
  private let stop: StopSignal
  private var buffer: [UInt8] = []
  /// Where in the buffer the bytes start that are not taken yet.
  private var start = 0

  private static let pieceSize = 1 << 16

  /// - Parameters:
  ///   - descriptor: an open file; it is not closed.
  ///   - stop: ends the reading with `CancellationError`.
  init(descriptor: Int32, stop: StopSignal) {
    self.descriptor = descriptor
    self.stop = stop
  }

  /// The next line; nil at the end.
  ///
  /// A last line need not have a line end.
  func line(limit: Int) throws -> Line? {
    var searched = start
    var isTooLong = false
    while true {
      if let end = lineEnd(from: searched) {
        defer { start = end + 1 }
        return isTooLong || end - start > limit ? .tooLong : .complete(Array(buffer[start..<end]))
      }
      if buffer.count - start > limit {
        isTooLong = true
        start = buffer.count
      }
      let waiting = buffer.count - start
      guard try fill() else {
        defer { start = buffer.count }
        if isTooLong { return .tooLong }
        return waiting == 0 ? nil : .complete(Array(buffer[start...]))
      }
      searched = start + waiting
    }
  }

  /// The next bytes; nil when the stream ends before them.
  func bytes(_ count: Int) throws -> [UInt8]? {
    if buffer.count == start, try !fill() { return nil }
    return try bytesInside(count)
  }

  /// The next bytes, which have to be there.
  ///
  /// - Throws: ``WorkerError/endedEarly`` when they are not.
  func bytesInside(_ count: Int) throws -> [UInt8] {
    while buffer.count - start < count {
      guard try fill() else { throw WorkerError.endedEarly }
    }
    defer { start += count }
    return Array(buffer[start..<start + count])
  }

  /// Drops the next bytes, which have to be there.
  func skip(_ count: Int) throws {
    var rest = count
    while buffer.count - start < rest {
      rest -= buffer.count - start
      start = buffer.count
      guard try fill() else { throw WorkerError.endedEarly }
    }
    start += rest
  }

  private func lineEnd(from position: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, position < bytes.count,
        let found = memchr(base.advanced(by: position), Int32(UInt8(ascii: "\n")), bytes.count - position)
      else { return nil }
      return base.distance(to: UnsafeRawPointer(found))
    }
  }

  /// Waits for more bytes and appends them; false at the end of the stream.
  private func fill() throws -> Bool {
    if start == buffer.count || start > Self.pieceSize {
      buffer.removeFirst(start)
      start = 0
    }
    while true {
      try stop.wait(for: descriptor)
      let filled = buffer.count
      buffer.append(contentsOf: repeatElement(0, count: Self.pieceSize))
      let count = buffer.withUnsafeMutableBytes {
        read(descriptor, $0.baseAddress?.advanced(by: filled), Self.pieceSize)
      }
      let failure = errno
      buffer.removeLast(Self.pieceSize - max(0, count))
      if count >= 0 { return count > 0 }
      if failure != EINTR && failure != EAGAIN {
        throw WorkerError.inputFailed(SystemCallError(code: failure).description)
      }
    }
  }
}
