import Foundation

/// Records that are joined: kept in the journal of the output folder, of each only what it takes to find it again in memory.
struct JoinedRecords {
  private let journal: RunJournal
  private let encoder = JSONLineEncoder()
  private var known: [FilePath: JoinedImage] = [:]

  init(journal: RunJournal) {
    self.journal = journal
  }

  /// The images, in bytewise order of their paths.
  var images: [JoinedImage] { known.values.sorted { $0.path < $1.path } }

  /// Takes in a record; of two for the same picture one without an error is kept, if there is one, and else the first.
  ///
  /// - Throws: ``JoinError/samePath(_:)`` when two are of different pictures, ``RunError`` when it cannot be kept.
  mutating func add(_ record: ImageRecord) throws {
    let path = record.path.filePath
    if let earlier = known[path] {
      if let one = earlier.entry.sha256, let other = record.image.sha256, one != other {
        throw JoinError.samePath(record.path.text)
      }
      if earlier.entry.error == nil || record.error != nil { return }
    }
    var record = record
    record.profile = nil
    let entry = JournalEntry(joining: record)
    let line = try journal.append(entry, record: try encoder.line(for: record).utf8)
    known[path] = JoinedImage(path: path, entry: entry, line: line)
  }
}
