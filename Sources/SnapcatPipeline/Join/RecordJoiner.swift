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
    let folder = try RunFolder(outputDirectory, startsOver: true)
    var joined = JoinedRecords(journal: folder.journal)
    for file in files { try Self.read(file, into: &joined) }
    let images = joined.images
    let entries = images.map { SourceEntry(root: "", relativePath: $0.path) }
    let names = AnnotatedNames(inputs: entries.map(\.relativePath), outputDirectory: outputDirectory)
    let results = RunResults(configuration, folder: folder, names: names, entries: entries)
    for (index, image) in images.enumerated() { results.add(image.finished(at: index)) }
    try results.finish()
    folder.forget()
    return results.summary
  }

  private static func read(_ file: FilePath, into joined: inout JoinedRecords) throws {
    let name = file == "-" ? "standard input" : file.description
    do {
      let reader = try LineReader(file == "-" ? "/dev/stdin" : file)
      var number = 0
      while let line = try reader.next() {
        number += 1
        if line.isEmpty { continue }
        try joined.add(try record(line, file: name, number: number))
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
