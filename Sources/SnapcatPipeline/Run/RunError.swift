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
  /// Another run is writing to the output folder; what is known of it.
  case outputInUse(path: String, holder: String)
  /// The output folder was removed while the run was going on.
  case outputRemoved(path: String)
  /// So many annotated copies were removed while the run was going on.
  case copiesRemoved(count: Int)
  /// The run's journal was changed by something else while the run was going on.
  case journalDamaged(path: String)
  /// Pictures are still being worked on long after their time; so many.
  case stuck(count: Int)
  /// A file of the output could not be written, for example because the disk is full.
  case writeFailed(path: String, reason: String)

  public var description: String {
    switch self {
    case .inputMissing(let problems):
      problems.map { $0.contains(";") ? $0 : $0 + "; check the path and who may read it" }.joined(separator: "\n")
    case .noInput: "no pictures were named: give folders or files, or set source.paths in the pipeline"
    case .outputIsInput(let path): "\(path) is the input and the output folder; choose another output folder"
    case .outputUnwritable(let path, let reason):
      "cannot write to the output folder \(path): \(reason); choose another one"
    case .outputInUse(let path, let holder):
      "\(path) is being written by another run\(holder.isEmpty ? "" : " (\(holder))"); wait for it, or choose another "
        + "output folder"
    case .outputRemoved(let path): "the output folder \(path) was removed while the run was going on; start it again"
    case .copiesRemoved(let count):
      "\(count) annotated cop\(count == 1 ? "y was" : "ies were") removed while the run was going on; the same command "
        + "makes what is missing"
    case .journalDamaged(let path): "\(path) was changed while the run was going on; start it again with --fresh"
    case .stuck(let count):
      "\(count) picture\(count == 1 ? " is" : "s are") still being worked on long after the time limit; the same command "
        + "goes on without them"
    case .writeFailed(let path, let reason): "cannot write \(path): \(reason)"
    }
  }

  /// Why, without the path.
  var reason: String {
    switch self {
    case .outputUnwritable(_, let reason), .writeFailed(_, let reason): reason
    default: description
    }
  }

  /// The error of a file that the system did not let be written.
  init(writing path: FilePath, _ error: SystemCallError) {
    self = .writeFailed(path: path.description, reason: error.description)
  }
}
