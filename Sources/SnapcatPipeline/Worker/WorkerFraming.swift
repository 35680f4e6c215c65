/// How requests and answers of a worker are told apart in their streams.
public enum WorkerFraming: String, CaseIterable, Sendable {
  /// A line of JSON for each request and each answer.
  case json
  /// A path on each line; answers as under ``json``.
  case paths
  /// A header with lengths before each request and each answer.
  case binary
}
