/// A file that a run made of a picture.
package struct JournalFile: Codable, Hashable, Sendable {
  /// Relative to the output folder, percent-encoded.
  var path: String
  /// In bytes.
  var size: Int

  /// The path, unless it leads out of the output folder, which no run writes.
  var place: FilePath? { JournalFile.place(path) }

  /// The path within the output folder that a percent-encoded text means; nil for any other.
  static func place(_ text: String) -> FilePath? {
    guard let path = FilePath(percentEncoded: text), !path.isAbsolute, !path.bytes.isEmpty, !path.bytes.contains(0),
      !path.components.contains("..")
    else { return nil }
    return path
  }
}
