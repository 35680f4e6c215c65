import Foundation

/// The checkout that the tests were built from.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file of `samples/`.
  static func sample(_ path: String) -> URL { root.appending(path: "samples").appending(path: path) }
}
