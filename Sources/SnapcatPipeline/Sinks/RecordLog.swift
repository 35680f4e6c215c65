import Foundation

/// Writes `observations.jsonl`, record by record.
final class RecordLog {
  /// How many bytes are gathered before they are written.
  private static let bufferSize = 1 << 18

  private let file: AtomicFile
  private let encoder = JSONLineEncoder()
  private var buffer: [UInt8] = []

  /// - Throws: ``RunError/writeFailed(path:reason:)``.
  init(_ place: FilePath) throws(RunError) {
    file = try AtomicFile(place)
  }

  /// Adds a record that is JSON on one line already.
  func append(_ line: some Sequence<UInt8>) throws(RunError) {
    buffer += line
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Adds a record.
  func append(_ record: ImageRecord) throws {
    try append(try encoder.line(for: record).utf8)
  }

  /// Completes the file and puts it into its place.
  func finish() throws(RunError) {
    try flush()
    try file.commit()
  }

  private func flush() throws(RunError) {
    try file.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
