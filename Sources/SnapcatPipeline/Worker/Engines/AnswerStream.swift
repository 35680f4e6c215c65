import Foundation

/// The stream that takes a worker's answers, and nothing else.
public struct AnswerStream: Sendable {
  private let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Takes the standard output for the answers alone: whatever else the process writes there, such as a library's
  /// complaints, goes to the standard error from now on.
  ///
  /// - Throws: ``WorkerError/outputFailed(_:)`` when there is no standard output.
  public static func takingStandardOutput() throws(WorkerError) -> AnswerStream {
    fflush(nil)
    let descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw .outputFailed(SystemCallError.last.description)
    }
    return AnswerStream(descriptor: descriptor)
  }

  /// Ends the process when nobody can read the answers any more, even in the middle of a picture.
  ///
  /// So no worker stays behind when its client was killed.
  ///
  /// - Parameter status: the exit status.
  public func endProcessWhenClosed(status: Int32) {
    let descriptor = descriptor
    Thread.detachNewThread {
      var watched = pollfd(fd: descriptor, events: 0, revents: 0)
      while poll(&watched, 1, -1) < 0 && errno == EINTR {}
      if watched.revents & Int16(POLLERR | POLLHUP) != 0 { _exit(status) }
    }
  }

  /// Writes the bytes, all of them, before it returns.
  ///
  /// - Throws: ``WorkerError/outputClosed`` or ``WorkerError/outputFailed(_:)``.
  func write(_ bytes: [UInt8]) throws(WorkerError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count >= 0 {
        done += count
      } else if errno == EPIPE {
        throw .outputClosed
      } else if errno != EINTR {
        throw .outputFailed(SystemCallError.last.description)
      }
    }
  }
}
