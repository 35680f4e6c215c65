/// Why a run could not start or go on.
public enum RunError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An input that is not there or cannot be read; paths and reasons.
  case inputMissing([String])
  /// No input was given, neither by the caller nor by the configuration.
  case noInput
  /// The output folder is one of the inputs, where copies could replace pictures.
  case outputIsInput(path: String)
  /// The output folder cannot be created or written to; the text says why.
  case outputUnwritable(path: String, reason: String)
  /// A file of the output could not be written, for example because the disk is full.
  case writeFailed(path: String, reason: String)

  public var description: String {
    switch self {
    case .inputMissing(let problems): problems.joined(separator: "\n")
    case .noInput: "no pictures were named: give folders or files, or set source.paths in the pipeline"
    case .outputIsInput(let path): "\(path) is the input and the output folder; choose another output folder"
    case .outputUnwritable(let path, let reason):
      "cannot write to the output folder \(path): \(reason); choose another one"
    case .writeFailed(let path, let reason): "cannot write \(path): \(reason)"
    }
  }

  /// Why, without the path.
  var reason: String {
    switch self {
    case .outputUnwritable(_, let reason), .writeFailed(_, let reason): reason
    case .inputMissing, .noInput, .outputIsInput: description
    }
  }

  /// The error of a file that the system did not let be written.
  init(writing path: FilePath, _ error: SystemCallError) {
    self = .writeFailed(path: path.description, reason: error.description)
  }
}
