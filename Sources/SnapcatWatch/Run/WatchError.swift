/// Why a watch could not start or go on.
public enum WatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing to watch; the text says what to name instead.
  case noSource(String)
  /// The source gives no pictures and never will; why.
  case sourceFailed(source: String, reason: String)
  /// The output folder cannot be written to; why.
  case outputUnwritable(path: String, reason: String)
  /// Another watch writes to the output folder; the number of its process when that is known.
  case outputTaken(path: String, process: Int?)
  /// The page cannot be served; why.
  case cannotServe(String)

  public var description: String {
    switch self {
    case .noSource(let text), .cannotServe(let text): text
    case .sourceFailed(let source, let reason): "\(source): \(reason)"
    case .outputTaken(let path, let process):
      "another watch\(process.map { " (process \($0))" } ?? "") writes to \(path); end it or choose another output folder"
    case .outputUnwritable(let path, let reason): "cannot write to \(path): \(reason); choose another output folder"
    }
  }
}
