import Foundation
import SnapcatVision

/// Makes profiles and contacts from records, as a run over the same pictures does.
///
/// Records come from workers or runs, in any order. A record that occurs twice, as after a retry, counts once.
public struct RecordJoiner: Sendable {
  public let configuration: PipelineConfiguration
  /// Where the results go; it is created when it is not there.
  public let outputDirectory: FilePath

  public init(configuration: PipelineConfiguration, outputDirectory: FilePath) {
    self.configuration = configuration
    self.outputDirectory = outputDirectory
  }

  /// Joins the records of all files, one a line, and writes the files of a run but for `annotated/` and `run.json`.
  ///
  /// - Parameter files: paths; "-" is the standard input.
  /// - Throws: ``JoinError`` when records cannot be read, ``RunError`` when results cannot be written.
  public func join(_ files: [FilePath]) throws -> RunSummary {
    var configuration = configuration
    configuration.sinks.annotated =
      (try? FileSystem.status(of: outputDirectory.appending(AnnotatedNames.folder)).kind) == .directory
    let results = try RunResults(configuration, outputDirectory: outputDirectory)
    var spool = RecordSpool(try AtomicFile(outputDirectory.appending("records")))
    for file in files { try Self.read(file, into: &spool) }
    var index = 0
    var waiting: ImageRecord?
    func add() throws {
      guard let record = waiting else { return }
      try results.add(ImageOutcome(record, index: index))
      index += 1
    }
    try spool.forEach { line in
      let record = try JSONDecoder().decode(ImageRecord.self, from: Data(line))
      if let earlier = waiting, earlier.path == record.path {
        waiting = try Self.better(of: earlier, record)
      } else {
        try add()
        waiting = record
      }
    }
    try add()
    try results.finish()
    return results.summary
  }

  /// The record to keep of two for the same picture: one without an error, if there is one.
  ///
  /// - Throws: ``JoinError/samePath(_:)`` when they are of different pictures.
  private static func better(of first: ImageRecord, _ second: ImageRecord) throws(JoinError) -> ImageRecord {
    if let one = first.image.sha256, let other = second.image.sha256, one != other {
      throw .samePath(first.path.text)
    }
    return first.error == nil ? first : second
  }

  private static func read(_ file: FilePath, into spool: inout RecordSpool) throws {
    let name = file == "-" ? "standard input" : file.description
    do {
      let reader = try LineReader(file == "-" ? "/dev/stdin" : file)
      var number = 0
      while let line = try reader.next() {
        number += 1
        if line.isEmpty { continue }
        let record = try record(line, file: name, number: number)
        try spool.append(line, path: record.path.filePath)
      }
    } catch let error as SystemCallError {
      throw JoinError.unreadable(file: name, reason: error.description)
    }
  }

  private static func record(_ line: [UInt8], file: String, number: Int) throws(JoinError) -> ImageRecord {
    do {
      return try JSONDecoder().decode(ImageRecord.self, from: Data(line))
    } catch {
      var reason = "it is no JSON"
      switch error as? DecodingError {
      case .keyNotFound(let key, _): reason = "'\(key.stringValue)' is missing"
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
        reason = context.debugDescription
      default: break
      }
      throw .invalidRecord(file: file, line: number, reason: reason)
    }
  }
}
