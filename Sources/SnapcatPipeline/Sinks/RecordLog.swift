import Foundation

/// Collects the records of a run and writes them to `observations.jsonl` once their profiles are known.
///
/// Records are kept in a file, not in memory, until ``finish(profiles:)``.
final class RecordLog {
  private let draft: AtomicFile
  private let encoder = JSONLineEncoder()

  /// - Parameter draft: a file that was just started; it keeps the records, and its destination gets them.
  init(_ draft: AtomicFile) {
    self.draft = draft
  }

  /// Adds the record of the next image.
  func append(_ record: ImageRecord) throws {
    try draft.write(Data((try encoder.line(for: record) + "\n").utf8))
  }

  /// Writes the file.
  ///
  /// - Parameter profiles: names of profiles by the image's position in the run.
  func finish(profiles: [Int: String]) throws {
    let file = try AtomicFile(draft.destination)
    let reader = try LineReader(draft.temporaryPath)
    var index = 0
    while let line = try reader.next() {
      if let profile = profiles[index] {
        var record = try JSONDecoder().decode(ImageRecord.self, from: Data(line))
        record.profile = profile
        try file.write(Data(try encoder.line(for: record).utf8))
      } else {
        try file.write(line)
      }
      try file.write([UInt8(ascii: "\n")])
      index += 1
    }
    try file.commit()
  }
}
