/// Reads requests that are paths, one a line; empty lines are left out.
struct PathRequestReader: WorkerRequestReader {
  let input: ByteReader

  /// The longest path that is taken in, in bytes; systems allow 4096.
  private static let maximumLength = 1 << 16

  mutating func next() throws -> WorkerRequest? {
    while let line = try input.line(limit: Self.maximumLength) {
      switch line {
      case .tooLong: return .refused("the line is longer than any path")
      case .complete(let bytes):
        if !bytes.isEmpty { return WorkerRequest(picture: .file(FilePath(bytes: bytes))) }
      }
    }
    return nil
  }
}
