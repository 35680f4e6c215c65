import Foundation

/// A folder of its own for a test, removed with the value.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "snapcat-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Where a file of the folder is.
  func file(_ name: String) -> URL { url.appending(path: name) }

  /// Writes a file and returns where it is.
  @discardableResult
  func write(_ data: Data, to name: String) throws -> URL {
    let target = file(name)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: target)
    return target
  }
}
