import Foundation

/// The memory of a run in its output folder: what became of each picture, written as soon as it is known.
///
/// A run that is started again takes over from it what has not changed. It also keeps the records until
/// `observations.jsonl` is written, so that they need not stay in memory.
final class RunJournal: Sendable {
  /// The folder of the journal, in the output folder.
  static let folder: FilePath = ".snapcat"
  /// The journal, in the output folder.
  static let place: FilePath = ".snapcat/journal.jsonl"

  private let file: AppendFile
  /// What earlier runs left.
  private let index: JournalIndex
  /// The lines of it that may be taken over, by the picture's path.
  private let known: [FilePath: Range<Int>]

  /// Opens the journal of an output folder, or starts one.
  ///
  /// - Parameter startsOver: forgets what became of the pictures.
  /// - Throws: ``RunError/writeFailed(path:reason:)``.
  init(in outputDirectory: FilePath, startsOver: Bool) throws(RunError) {
    let path = outputDirectory.appending(RunJournal.place)
    do throws(SystemCallError) {
      file = try AppendFile(path)
      index = try JournalIndex(of: path)
    } catch {
      throw RunError(writing: path, error)
    }
    known = startsOver || !index.isJournal ? [:] : index.lines
    if !index.isJournal {
      try cut(to: 0)
      try append(JournalLine.schema(JournalLine.currentSchema))
    } else if index.end < file.size {
      try cut(to: index.end)
    }
    if startsOver, !index.lines.isEmpty { try append(JournalLine.forget) }
  }

  /// Whether a path still leads to the journal; not when the output folder was removed.
  var isReachable: Bool { file.isReachable }

  /// Folders that earlier runs wrote files of pictures to, relative to the output folder.
  var folders: Set<FilePath> { index.folders }

  /// What an earlier run remembers of a picture, and where; nil when there is nothing.
  func entry(for path: FilePath) -> (entry: JournalEntry, line: Range<Int>)? {
    guard let range = known[path], let entry = entry(at: range) else { return nil }
    return (entry, range)
  }

  /// The entry of a line.
  func entry(at line: Range<Int>) -> JournalEntry? {
    guard let bytes = try? file.read(line), case .entry(let entry) = JournalLine(bytes.dropLast()) else { return nil }
    return entry
  }

  /// The record of an entry's line, as JSON.
  ///
  /// - Throws: ``RunError/journalDamaged(path:)``.
  func record(at line: Range<Int>) throws(RunError) -> ArraySlice<UInt8> {
    guard let bytes = try? file.read(line), let record = JournalLine.record(in: bytes) else {
      throw .journalDamaged(path: file.path.description)
    }
    return record
  }

  /// Notes files that are about to be written.
  func plan(_ files: [FilePath]) throws(RunError) {
    if !files.isEmpty { try append(JournalLine.planned(files)) }
  }

  /// Notes what became of a picture, and returns where.
  func append(_ entry: JournalEntry, record: some Sequence<UInt8>) throws -> Range<Int> {
    try write(try JournalLine.bytes(of: entry, record: record))
  }

  /// Whether the journal has just the given lines and nothing else, so that there is nothing to tidy up.
  func holdsJust(_ lines: [Range<Int>]) -> Bool {
    index.isTidy && file.size == index.end && lines.count == index.lines.count
  }

  /// The files that the journal knows of and that none of the given lines names, relative to the output folder.
  func staleFiles(besides lines: some Sequence<Range<Int>>) throws(RunError) -> Set<FilePath> {
    let current = Set(lines.lazy.map(\.lowerBound))
    var stale: Set<FilePath> = []
    try forEachLine { line, range in
      switch line {
      case .planned(let files): stale.formUnion(files)
      case .entry(let entry) where !current.contains(range.lowerBound):
        stale.formUnion(entry.files.compactMap(\.place))
      default: break
      }
    }
    try forEachLine { line, range in
      guard case .entry(let entry) = line, current.contains(range.lowerBound) else { return }
      stale.subtract(entry.files.compactMap(\.place))
    }
    return stale
  }

  /// Writes the journal anew with just the given lines; it cannot be appended to afterwards.
  func compact(to lines: some Sequence<Range<Int>>) throws {
    let target = try AtomicFile(file.path)
    try target.write(try JournalLine.schema(JournalLine.currentSchema).bytes)
    for line in lines { try target.write(try file.read(line)) }
    try target.commit()
  }

  private func forEachLine(_ body: (JournalLine, Range<Int>) -> Void) throws(RunError) {
    do throws(SystemCallError) {
      try JournalIndex.forEachLine(of: file.path) { bytes, range in
        if let line = JournalLine(bytes) { body(line, range) }
      }
    } catch {
      throw RunError(writing: file.path, error)
    }
  }

  private func append(_ line: JournalLine) throws(RunError) {
    let bytes: [UInt8]
    do {
      bytes = try line.bytes
    } catch {
      throw .writeFailed(path: file.path.description, reason: "\(error)")
    }
    try write(bytes)
  }

  @discardableResult
  private func write(_ bytes: [UInt8]) throws(RunError) -> Range<Int> {
    do throws(SystemCallError) {
      return try file.append(bytes)
    } catch {
      throw RunError(writing: file.path, error)
    }
  }

  private func cut(to size: Int) throws(RunError) {
    do throws(SystemCallError) {
      try file.truncate(to: size)
    } catch {
      throw RunError(writing: file.path, error)
    }
  }
}
