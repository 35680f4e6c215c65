/// Why a worker cannot go on.
public enum WorkerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What arrives is no request, and where the next one starts cannot be told.
  case unintelligible(String)
  /// The stream ended within a request.
  case endedEarly
  /// The stream of requests cannot be read.
  case inputFailed(String)
  /// Nobody reads the answers any more.
  case outputClosed
  /// The answers cannot be written.
  case outputFailed(String)

  public var description: String {
    switch self {
    case .unintelligible(let reason): "the requests cannot be understood: \(reason); the worker ends"
    case .endedEarly: "the requests end in the middle of one"
    case .inputFailed(let reason): "the requests cannot be read: \(reason)"
    case .outputClosed: "nobody reads the answers"
    case .outputFailed(let reason): "the answers cannot be written: \(reason)"
    }
  }
}
