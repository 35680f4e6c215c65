extension RecordPath {
  /// The path itself, as bytes.
  var filePath: FilePath {
    encoding == .percent ? FilePath(percentEncoded: text) ?? FilePath(text) : FilePath(text)
  }
}
