/// Whether a model can be used.
public enum ModelStatus: Hashable, Sendable, CustomStringConvertible {
  /// Every file is there and has the right size.
  case ready
  /// Files that are not there.
  case missing([String])
  /// Files that are there but differ from what the manifest says.
  case damaged([String])
  /// The manifest has mistakes; the text tells them.
  case invalid(String)

  public var description: String {
    switch self {
    case .ready: "ready"
    case .missing(let names): "missing \(names.joined(separator: ", "))"
    case .damaged(let names): "damaged \(names.joined(separator: ", "))"
    case .invalid(let text): "invalid manifest: \(text)"
    }
  }
}
