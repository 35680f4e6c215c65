import CLinux
import Foundation

extension FileSystem {
  /// File systems that keep the time of a change truly (by their numbers in Linux's magic.h): ext, XFS, Btrfs, tmpfs,
  /// ZFS, F2FS, overlayfs, bcachefs.
  private static let trustedKinds: Set<UInt32> = [
    0xEF53, 0x5846_5342, 0x9123_683E, 0x0102_1994, 0x2FC1_2FC1, 0xF2F5_2010, 0x794C_7630, 0xCA45_1A4E,
  ]

  /// The mark of a file; nil when there is none, or none that can be trusted.
  static func mark(of path: FilePath) -> FileMark? {
    var status = stat()
    var system = statfs()
    guard path.withCString({ stat($0, &status) == 0 && statfs($0, &system) == 0 }),
      status.st_mode & S_IFMT == S_IFREG, trustedKinds.contains(UInt32(truncatingIfNeeded: system.f_type))
    else { return nil }
    return FileMark(status)
  }

  /// The bytes of a file, and its mark when it holds for just these bytes.
  static func readMarked(
    _ path: FilePath, now: () -> Date = { Date() }
  ) throws(FileReadError) -> (data: Data, mark: FileMark?) {
    let before = mark(of: path)
    let started = now()
    let data = try read(path)
    guard let before, before == mark(of: path), before.size == data.count, before.isSettled(at: started) else {
      return (data, nil)
    }
    return (data, before)
  }
}
