/// Why the profiles of an output folder cannot be used.
package enum ProfileFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such file.
  case missing(path: String)
  /// The file cannot be read or written; the text says why.
  case unusable(path: String, reason: String)
  /// A newer Snapcat wrote the file.
  case tooNew(path: String, version: Int)
  /// No profile has this name.
  case unknownProfile(id: String)

  package var description: String {
    switch self {
    case .missing(let path): "there is no \(path); give the output folder of a run with -o"
    case .unusable(let path, let reason): "\(path) cannot be used: \(reason)"
    case .tooNew(let path, let version):
      "\(path) has version \(version), which is newer than this Snapcat knows; use the newer one, or another folder"
    case .unknownProfile(let id): "no profile is called '\(id)'; 'snapcat profiles list' shows their names"
    }
  }
}
