import Foundation

/// One line of a run's journal.
///
/// The lines are JSON objects and told apart by their first key:
/// - `schema`: the first line of the file.
/// - `entry`, with `record`: a picture that is done, and its record as it will stand in `observations.jsonl`, but for the
///   profile.
/// - `planned`: files that are about to be written, so that they are known even if the process dies before their entry.
/// - `forget`: entries above are not to be taken over.
package enum JournalLine: Hashable {
  case schema(String)
  case entry(JournalEntry)
  case planned([FilePath])
  case forget

  /// The schema's name and version.
  static let currentSchema = "snapcat.journal/1"

  private struct Content: Codable {
    var schema: String?
    var planned: [String]?
    var forget: Bool?
  }

  private static let entryStart = Array(#"{"entry":"#.utf8)
  /// Within a JSON string every quotation mark has a backslash before it, so these bytes stand nowhere else.
  private static let recordStart = Array(#","record":"#.utf8)

  /// Reads a line; nil when it is none, such as one that was cut off.
  package init?(_ bytes: [UInt8]) {
    // After a power failure parts of a file can be zero.
    guard bytes.last == UInt8(ascii: "}"), !bytes.contains(where: { $0 < 0x20 }) else { return nil }
    if bytes.starts(with: Self.entryStart) {
      guard let start = Self.recordOffset(in: bytes) else { return nil }
      let text = bytes[Self.entryStart.count..<start - Self.recordStart.count]
      guard let entry = try? JSONDecoder().decode(JournalEntry.self, from: Data(text)) else { return nil }
      self = .entry(entry)
      return
    }
    guard let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)) else { return nil }
    if let schema = content.schema {
      self = .schema(schema)
    } else if let planned = content.planned {
      self = .planned(planned.compactMap(JournalFile.place))
    } else if content.forget == true {
      self = .forget
    } else {
      return nil
    }
  }

  /// The line of an entry with its record, with the line end.
  static func bytes(of entry: JournalEntry, record: some Sequence<UInt8>) throws -> [UInt8] {
    let text = try JSONLineEncoder().line(for: entry)
    return entryStart + Array(text.utf8) + recordStart + Array(record) + Array("}\n".utf8)
  }

  /// The line of anything but an entry, with the line end.
  var bytes: [UInt8] {
    get throws {
      var content = Content()
      switch self {
      case .schema(let name): content.schema = name
      case .planned(let files): content.planned = files.map(\.percentEncoded)
      case .forget, .entry: content.forget = true
      }
      return Array((try JSONLineEncoder().line(for: content) + "\n").utf8)
    }
  }

  /// The record of an entry's line, with or without the line end; nil when there is none.
  package static func record(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard let start = recordOffset(in: bytes), let end = bytes.lastIndex(of: UInt8(ascii: "}")), start < end else {
      return nil
    }
    return bytes[start..<end]
  }

  /// Where the record of an entry's line starts.
  private static func recordOffset(in bytes: [UInt8]) -> Int? {
    var offset = entryStart.count
    while let comma = bytes[min(offset, bytes.count)...].firstIndex(of: UInt8(ascii: ",")) {
      if bytes[comma...].starts(with: recordStart) { return comma + recordStart.count }
      offset = comma + 1
    }
    return nil
  }
}
