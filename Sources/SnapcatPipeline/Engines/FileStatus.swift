import Foundation

/// What the system knows of a file.
struct FileStatus {
  /// What a path leads to.
  enum Kind {
    case file, directory, symbolicLink, other
  }

  /// What tells a file from all others of the machine, whatever path leads to it.
  struct Identity: Hashable {
    let device: UInt
    let number: UInt
  }

  let kind: Kind
  let identity: Identity
  /// In bytes.
  let size: Int

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
  }
}
