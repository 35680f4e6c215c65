/// Why an image could not be used.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds that files written by Snapcat name; they do not change.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// The bytes could not be had: no such file, no permission, a folder.
    case unreadable
    /// The bytes are no image.
    case notAnImage
    /// The image ends before its last pixel.
    case truncated
    /// The image has more pixels than allowed.
    case tooLarge
    /// An image, but of a kind that cannot be decoded.
    case unsupported
    /// The work took longer than allowed.
    case timedOut
    /// Sizes that do not fit together, from a caller's own pixels.
    case invalidSize
  }

  public let kind: Kind
  /// One sentence for people, without the file's name.
  public let message: String

  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  public var description: String { "\(kind.rawValue): \(message)" }
}
