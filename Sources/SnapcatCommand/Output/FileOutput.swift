import Foundation

/// An open file descriptor as an output; text goes out at once.
struct FileOutput: TextOutput {
  static let standardOutput = FileOutput(descriptor: STDOUT_FILENO)
  static let standardError = FileOutput(descriptor: STDERR_FILENO)

  let descriptor: Int32

  var isTerminal: Bool { isatty(descriptor) == 1 }

  var width: Int {
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 80
  }

  func write(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        throw BrokenPipeError()
      } else if errno != EINTR {
        throw CommandError("output cannot be written: \(String(cString: strerror(errno)))")
      }
    }
  }
}
