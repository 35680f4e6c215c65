import Foundation

/// Puts records into the order of their paths, in a file; of each record only the path is kept in memory.
struct RecordSpool {
  private struct Entry {
    let path: FilePath
    let offset: Int
    let length: Int
  }

  private let draft: AtomicFile
  private var entries: [Entry] = []
  private var end = 0

  /// - Parameter draft: a file that was just started; it keeps the records and is never completed.
  init(_ draft: AtomicFile) {
    self.draft = draft
  }

  /// Takes in a record.
  mutating func append(_ line: [UInt8], path: FilePath) throws(RunError) {
    try draft.write(line)
    entries.append(Entry(path: path, offset: end, length: line.count))
    end += line.count
  }

  /// Hands out the lines of the records in bytewise order of their paths, of equal paths the earlier one first.
  func forEach(_ body: ([UInt8]) throws -> Void) throws {
    let reader = try RandomAccessFile(draft.temporaryPath)
    for entry in entries.sorted(by: { ($0.path, $0.offset) < ($1.path, $1.offset) }) {
      try body(try reader.bytes(at: entry.offset, count: entry.length))
    }
  }
}
