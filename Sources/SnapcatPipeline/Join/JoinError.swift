/// Why records cannot be joined.
public enum JoinError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file of records cannot be read.
  case unreadable(file: String, reason: String)
  /// A line is no record.
  case invalidRecord(file: String, line: Int, reason: String)
  /// Two pictures have the same path.
  case samePath(String)

  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): \(reason); check the path and who may read it"
    case .invalidRecord(let file, let line, let reason):
      "\(file):\(line): this is no record of a run or a worker: \(reason)"
    case .samePath(let path):
      "two pictures that differ are called \(path); give each worker the same root, or names that tell pictures apart"
    }
  }
}
