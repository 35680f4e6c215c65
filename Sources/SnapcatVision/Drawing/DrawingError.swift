/// Why something could not be drawn.
public enum DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A font is missing or cannot be used; the text says which package brings it.
  case fontUnavailable(String)
  /// A value that means nothing, or a failure of the engine that draws.
  case failed(String)

  public var description: String {
    switch self {
    case .fontUnavailable(let text), .failed(let text): text
    }
  }
}
