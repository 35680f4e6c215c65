import Foundation

/// A file that is written beside its place and renamed into it when it is complete.
///
/// Until ``commit()`` the place keeps what was there; a file that is not committed is removed again.
package final class AtomicFile {
  /// Where the file will be.
  package let destination: FilePath
  /// Where it is written.
  let temporaryPath: FilePath
  private var descriptor: Int32

  /// Starts a file; its folder is created when needed.
  ///
  /// - Throws: ``RunError/writeFailed(path:reason:)``.
  package init(_ destination: FilePath) throws(RunError) {
    self.destination = destination
    let directory = destination.deletingLastComponent
    do throws(SystemCallError) {
      try FileSystem.createDirectory(directory)
      (temporaryPath, descriptor) = try AtomicFile.openTemporary(in: directory)
    } catch {
      throw RunError(writing: destination, error)
    }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    try? FileSystem.remove(temporaryPath)
  }

  /// Writes a whole file.
  package static func write(_ data: some ContiguousBytes, to destination: FilePath) throws(RunError) {
    let file = try AtomicFile(destination)
    try file.write(data)
    try file.commit()
  }

  /// Whether a name is that of a file that was never completed.
  static func isTemporary(_ name: FilePath) -> Bool {
    name.bytes.starts(with: Array(temporaryPrefix.utf8))
      && name.bytes.reversed().starts(with: temporaryEnding.utf8.reversed())
  }

  private static let temporaryPrefix = ".snapcat-"
  private static let temporaryEnding = ".tmp"

  /// Appends bytes.
  package func write(_ data: some ContiguousBytes) throws(RunError) {
    let failure = data.withUnsafeBytes { buffer -> SystemCallError? in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return .last
        }
        rest = rest.dropFirst(count)
      }
      return nil
    }
    if let failure { throw RunError(writing: destination, failure) }
  }

  /// Completes the file and puts it into its place.
  package func commit() throws(RunError) {
    let closed = close(descriptor)
    let failure = closed == 0 ? nil : SystemCallError.last
    descriptor = -1
    do throws(SystemCallError) {
      if let failure { throw failure }
      try FileSystem.rename(temporaryPath, to: destination)
    } catch {
      try? FileSystem.remove(temporaryPath)
      throw RunError(writing: destination, error)
    }
  }

  private static func openTemporary(in directory: FilePath) throws(SystemCallError) -> (FilePath, Int32) {
    var number = 0
    while true {
      let path = directory.appending(FilePath("\(temporaryPrefix)\(getpid())-\(number)\(temporaryEnding)"))
      let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
      if descriptor >= 0 { return (path, descriptor) }
      guard errno == EEXIST else { throw .last }
      number += 1
    }
  }
}
