import Foundation
@testable import SnapcatPipeline

/// A folder that is there as long as the test needs it.
final class TemporaryFolder: Sendable {
  let path: FilePath

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "snapcat-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = FilePath(url.path)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path.description)
  }

  /// Writes a file, and the folders that hold it.
  func write(_ data: Data, to name: FilePath) throws {
    try AtomicFile.write(data, to: path.appending(name))
  }

  /// Creates a folder.
  func createFolder(_ name: FilePath) throws {
    try FileSystem.createDirectory(path.appending(name))
  }

  /// Creates a symbolic link to a path, seen from the link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path.appending(FilePath(name)).description, withDestinationPath: target)
  }

  /// The bytes of a file.
  func read(_ name: FilePath) throws -> Data { try FileSystem.read(path.appending(name)) }

  /// The lines of a text file.
  func lines(_ name: FilePath) throws -> [String] {
    String(decoding: try read(name), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// All files in a folder, seen from it, sorted, but for what runs keep for themselves.
  func files(in name: FilePath) throws -> [String] {
    let folder = path.appending(name)
    return try FileSystem.names(in: folder).filter { $0 != RunJournal.folder }.flatMap { child -> [String] in
      guard try FileSystem.status(of: folder.appending(child)).kind == .directory else { return [child.description] }
      return try files(in: name.appending(child)).map { "\(child)/\($0)" }
    }
  }
}
