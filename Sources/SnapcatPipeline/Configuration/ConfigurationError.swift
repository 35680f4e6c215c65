import SnapcatYAML

/// Why a pipeline file cannot be used.
public enum ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be read; its path and why.
  case unreadable(path: String, reason: String)
  /// The file says something that means nothing; all mistakes with file, line and key.
  case invalid(YAMLErrors)

  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .invalid(let errors): errors.description
    }
  }
}
