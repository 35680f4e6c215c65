extension FilePath {
  /// Lends the path to a call of the system; a path that holds a zero byte ends there.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        var empty: CChar = 0
        return withUnsafePointer(to: &empty) { body(characters.baseAddress ?? $0) }
      }
    }
  }
}
