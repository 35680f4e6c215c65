import Foundation
import SnapcatPipeline

/// The file of events, and those that were put aside when it was full: `events.jsonl` and `events/DATE/TIME.jsonl`.
struct EventLog: Sendable {
  /// Bytes at which a file is put aside: some ten thousand events.
  static let usualLimit = 4_000_000
  private static let leastLimit = 64_000

  let file: LineFile
  private let folder: FilePath
  private let limit: Int

  /// - Parameters:
  ///   - folder: what the watch writes to.
  ///   - limit: bytes at which the file is put aside.
  init(folder: FilePath, limit: Int) {
    file = LineFile(path: folder.appending("events.jsonl"))
    self.folder = folder
    self.limit = limit
  }

  /// The size of a file of events where room is short: a fiftieth of what may be kept.
  static func limit(keeping limits: [KeepLimit]) -> Int {
    let sizes = limits.compactMap { if case .size(let bytes) = $0 { bytes } else { nil } }
    return sizes.min().map { max(leastLimit, min(usualLimit, $0 / 50)) } ?? usualLimit
  }

  /// Makes the file, or completes one that was cut off.
  ///
  /// - Throws: `SystemCallError`.
  func start() throws(SystemCallError) {
    try file.append("")
    try file.repair()
  }

  /// Puts the file aside if it is full; when that does not work it goes on growing.
  func putAsideIfFull(_ date: Date) {
    guard file.size >= limit else { return }
    let moment = LocalTime(date)
    let place = folder.appending(FilePath("events/\(moment.day)"))
    try? FileSystem.createDirectory(place)
    try? FileSystem.rename(file.path, to: place.appending(FilePath("\(moment.time).jsonl")))
  }

  /// The last lines, also from the file that was put aside last when the newest one holds few.
  func lastLines() -> [String] {
    let lines = file.lastLines()
    guard file.size < LineFile.longestLine else { return lines }
    let store = FrameStore(folder: folder.appending("events"), kind: .events)
    guard let day = store.days.last, let name = store.frames(of: day).last?.name else { return lines }
    return LineFile(path: store.folder.appending(FilePath("\(day)/\(name)"))).lastLines() + lines
  }
}
