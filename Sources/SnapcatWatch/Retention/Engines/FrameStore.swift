import Foundation
import SnapcatPipeline

/// The pictures under `frames/`, or the files of events under `events/`, as the file system has them.
///
/// Folders and files have names that sort by time.
struct FrameStore: Sendable {
  let folder: FilePath
  var kind = Kind.pictures

  /// What is kept.
  enum Kind: Sendable {
    case pictures
    case events
  }

  /// A kept file.
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

  /// The files of a day, oldest first.
  func frames(of day: String) -> [Frame] {
    let place = folder.appending(FilePath(day))
    return ((try? FileSystem.names(in: place)) ?? []).compactMap { name in
      guard isKept(name.description),
        let status = try? FileSystem.status(of: place.appending(name), followingLinks: false), status.kind == .file
      else { return nil }
      return Frame(day: day, name: name.description, size: status.size)
    }
  }

  /// Bytes that all files take.
  var size: Int { days.reduce(0) { sum, day in sum + frames(of: day).reduce(0) { $0 + $1.size } } }

  /// Removes a file; false when that does not work.
  func remove(_ frame: Frame) -> Bool {
    (try? FileSystem.remove(folder.appending(FilePath(frame.key)))) != nil
  }

  /// Removes the folder of a day if it is empty.
  func removeIfEmpty(_ day: String) {
    _ = folder.appending(FilePath(day)).withCString { rmdir($0) }
  }

  private func isKept(_ name: String) -> Bool {
    switch kind {
    case .pictures: FrameName.isPicture(name)
    case .events: FrameName.isEvents(name)
    }
  }
}
