/// How many images are worked on at once.
public enum WorkerCount: Codable, Hashable, Sendable {
  /// One a processor core.
  case automatic
  /// So many, at least 1.
  case count(Int)
}
