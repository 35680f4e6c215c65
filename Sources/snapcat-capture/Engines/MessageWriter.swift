import CaptureProtocol
import Foundation

/// Writes messages to the standard output.
struct MessageWriter {
  /// Nobody reads any more.
  struct Closed: Error {}

  private let descriptor: Int32

  /// Keeps the standard output for messages alone: what libraries print goes to the standard error from now on.
  init() {
    descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Sends a message with a text.
  func send(_ message: CaptureMessage, text: String = "") throws {
    let bytes = Array(text.utf8)
    try send(CaptureHeader(message, textLength: bytes.count))
    try bytes.withUnsafeBytes { try send($0) }
  }

  /// Sends a header, which the payload follows.
  func send(_ header: CaptureHeader) throws {
    try header.bytes.withUnsafeBytes { try send($0) }
  }

  /// Sends bytes of a payload.
  func send(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Closed()
      }
    }
  }
}
