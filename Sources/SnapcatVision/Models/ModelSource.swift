import Foundation

/// Where a file of a model can be had.
public enum ModelSource: Hashable, Sendable, CustomStringConvertible {
  /// A member of a wheel in the Python package index.
  case pypi(package: String, version: String, member: String)
  /// A file of a Debian package, by its path once installed.
  case debian(package: String, path: String)
  /// A file at an address.
  case url(URL)
  /// A file beside the manifest, by its path from there; it is used where it is.
  case file(String)

  public var description: String {
    switch self {
    case .pypi(let package, let version, _): "the wheel of \(package) \(version)"
    case .debian(let package, _): "the Debian package \(package)"
    case .url(let url): url.absoluteString
    case .file(let path): "\(path) beside the manifest"
    }
  }
}
