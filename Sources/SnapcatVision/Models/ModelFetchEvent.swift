import Foundation

/// What happens while the files of a model are brought.
public enum ModelFetchEvent: Hashable, Sendable, CustomStringConvertible {
  /// The file is there already and is the right one.
  case alreadyThere(file: String, at: URL)
  /// The file is being brought.
  case fetching(file: String, byteCount: Int, from: ModelSource)
  /// A source did not give the file; the text says why, and the next source is tried.
  case sourceFailed(file: String, from: ModelSource, reason: String)
  /// The file was brought, is the right one, and is in its place.
  case fetched(file: String, at: URL)

  public var description: String {
    switch self {
    case .alreadyThere(let file, _): "\(file): already there, verified"
    case .fetching(let file, let byteCount, let source):
      "\(file): fetching \(byteCount) bytes from \(source)"
    case .sourceFailed(let file, let source, let reason): "\(file): \(source) failed: \(reason)"
    case .fetched(let file, let url): "\(file): verified and put into \(url.deletingLastPathComponent().path)"
    }
  }
}
