import Foundation

/// Ends a wait for a stream from another thread.
final class StopSignal: Sendable {
  private let readEnd: Int32
  private let writeEnd: Int32

  /// - Throws: ``WorkerError/inputFailed(_:)`` when the system has no more descriptors.
  init() throws(WorkerError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .inputFailed(SystemCallError.last.description) }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Ends the wait, and all later ones.
  func stop() {
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  /// Waits until a stream can be read.
  ///
  /// - Throws: `CancellationError` after ``stop()``.
  func wait(for descriptor: Int32) throws {
    var waited = [
      pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0), pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&waited, nfds_t(waited.count), -1) < 0 {
      guard errno == EINTR else { throw WorkerError.inputFailed(SystemCallError.last.description) }
    }
    if waited[0].revents != 0 { throw CancellationError() }
  }
}
