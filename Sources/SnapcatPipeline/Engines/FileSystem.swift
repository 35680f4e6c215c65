import Foundation

/// The calls to the file system that a run needs, on paths that need not be text.
package enum FileSystem {
  /// The status of what a path leads to; of the link itself when links are not followed.
  package static func status(of path: FilePath, followingLinks: Bool = true) throws(SystemCallError) -> FileStatus {
    var result = stat()
    let outcome = path.withCString { followingLinks ? stat($0, &result) : lstat($0, &result) }
    guard outcome == 0 else { throw .last }
    return FileStatus(result)
  }

  /// The names in a folder, in bytewise order, without "." and "..".
  package static func names(in directory: FilePath) throws(SystemCallError) -> [FilePath] {
    guard let stream = (directory.bytes.isEmpty ? "." : directory).withCString({ opendir($0) }) else { throw .last }
    defer { closedir(stream) }
    var names: [FilePath] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = FilePath(bytes: bytes(ofNameIn: entry))
      if name != "." && name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw .last }
    return names.sorted()
  }

  /// All bytes of a file.
  ///
  /// A path that leads to something else than a file (a folder, a pipe) is refused, and so is a file of more than
  /// `maximumSize` bytes.
  static func read(_ path: FilePath, maximumSize: Int = 1 << 30) throws(FileReadError) -> Data {
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw .failed(.last) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .failed(.last) }
    let file = FileStatus(status)
    guard file.kind == .file else { throw file.kind == .directory ? .directory : .notAFile }
    guard file.size <= maximumSize else { throw .tooLarge(file.size) }

    var data = Data(count: file.size + 1)
    var filled = 0
    while true {
      if filled == data.count { data.count = filled * 2 }
      let count = data.withUnsafeMutableBytes { buffer in
        Foundation.read(descriptor, buffer.baseAddress?.advanced(by: filled), buffer.count - filled)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .failed(.last)
      }
      if count == 0 { break }
      filled += count
    }
    data.count = filled
    return data
  }

  /// Creates a folder and those above it; one that is there already is fine.
  package static func createDirectory(_ path: FilePath) throws(SystemCallError) {
    if path.bytes.isEmpty || path.withCString({ mkdir($0, 0o777) }) == 0 { return }
    switch errno {
    case EEXIST:
      guard try status(of: path).kind == .directory else { throw SystemCallError(code: ENOTDIR) }
    case ENOENT:
      let parent = path.deletingLastComponent
      guard parent != path, !parent.bytes.isEmpty else { throw SystemCallError(code: ENOENT) }
      try createDirectory(parent)
      guard path.withCString({ mkdir($0, 0o777) }) == 0 || errno == EEXIST else { throw .last }
    default: throw .last
    }
  }

  /// Removes a file; one that is not there is fine.
  package static func remove(_ path: FilePath) throws(SystemCallError) {
    guard path.withCString({ unlink($0) }) == 0 || errno == ENOENT else { throw .last }
  }

  /// Removes a folder if nothing is in it.
  static func removeDirectoryIfEmpty(_ path: FilePath) {
    _ = path.withCString { rmdir($0) }
  }

  /// Gives a file another path in the same file system, in place of what was there.
  package static func rename(_ path: FilePath, to newPath: FilePath) throws(SystemCallError) {
    let outcome = path.withCString { old in newPath.withCString { Foundation.rename(old, $0) } }
    guard outcome == 0 else { throw .last }
  }

  /// The working folder.
  static func workingDirectory() throws(SystemCallError) -> FilePath {
    guard let buffer = getcwd(nil, 0) else { throw .last }
    defer { free(buffer) }
    return FilePath(bytes: UnsafeRawBufferPointer(start: buffer, count: strlen(buffer)))
  }

  private static func bytes(ofNameIn entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
  }
}
