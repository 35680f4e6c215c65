import Foundation

/// Reads the records of a finished run one after the other, so that memory does not grow with their number.
final class RecordReader {
  private let path: FilePath
  private let lines: LineReader
  private let decoder = JSONDecoder()
  private var line = 0

  /// Opens `observations.jsonl` of an output folder.
  ///
  /// - Throws: ``ExportError/noRecords(path:reason:)``.
  init(outputDirectory: FilePath) throws(ExportError) {
    path = outputDirectory.appending("observations.jsonl")
    do throws(SystemCallError) {
      lines = try LineReader(path)
    } catch {
      throw .noRecords(path: path.description, reason: error.description)
    }
  }

  /// The next record; nil after the last one.
  ///
  /// - Throws: ``ExportError``.
  func next() throws(ExportError) -> ImageRecord? {
    do {
      guard let bytes = try lines.next() else { return nil }
      line += 1
      return try decoder.decode(ImageRecord.self, from: Data(bytes))
    } catch let error as SystemCallError {
      throw .noRecords(path: path.description, reason: error.description)
    } catch {
      throw .invalidRecord(path: path.description, line: line, reason: Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): "'\(key.stringValue)' is missing"
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.debugDescription
    default: "\(error)"
    }
  }
}
