import Foundation
import SnapcatPipeline

/// The pictures under `frames/`, as the file system has them.
///
/// Folders and files have names that sort by time.
struct FrameStore: Sendable {
  let folder: FilePath

  /// A kept picture.
  struct Frame: Hashable, Sendable {
    /// Such as "2026-11-30".
    let day: String
    /// Such as "07-05-09.250.jpg".
    let name: String
    /// In bytes.
    let size: Int

    /// Sorts by time.
    var key: String { "\(day)/\(name)" }
  }

  /// The folders of days, oldest first; none when there are no frames.
  var days: [String] {
    ((try? FileSystem.names(in: folder)) ?? []).map(\.description).filter(FrameName.isDay)
  }

  /// The pictures of a day, oldest first.
  func frames(of day: String) -> [Frame] {
    let place = folder.appending(FilePath(day))
    return ((try? FileSystem.names(in: place)) ?? []).compactMap { name in
      guard FrameName.isPicture(name.description),
        let status = try? FileSystem.status(of: place.appending(name), followingLinks: false), status.kind == .file
      else { return nil }
      return Frame(day: day, name: name.description, size: status.size)
    }
  }

  /// Removes a picture; false when that does not work.
  func remove(_ frame: Frame) -> Bool {
    (try? FileSystem.remove(folder.appending(FilePath(frame.key)))) != nil
  }

  /// Removes the folder of a day if it is empty.
  func removeIfEmpty(_ day: String) {
    _ = folder.appending(FilePath(day)).withCString { rmdir($0) }
  }
}
