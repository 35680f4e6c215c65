import Foundation

extension FileSystem {
  /// Makes a symbolic link in place of what was there; its folder is created when needed.
  static func link(_ path: FilePath, to target: FilePath) throws(SystemCallError) {
    try createDirectory(path.deletingLastComponent)
    try remove(path)
    let outcome = target.withCString { target in path.withCString { symlink(target, $0) } }
    guard outcome == 0 else { throw .last }
  }
}
