import Foundation

/// What the system knows of a file.
package struct FileStatus {
  /// What a path leads to.
  package enum Kind {
    case file, directory, symbolicLink, other
  }

  /// What tells a file from all others of the machine, whatever path leads to it.
  package struct Identity: Hashable {
    let device: UInt
    let number: UInt
  }

  package let kind: Kind
  package let identity: Identity
  /// In bytes.
  package let size: Int
  /// When the contents last changed, in seconds since 1970.
  package let modificationTime: Double

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      case S_IFLNK: .symbolicLink
      default: .other
      }
    identity = Identity(device: UInt(status.st_dev), number: UInt(status.st_ino))
    size = Int(status.st_size)
    modificationTime = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
  }
}
