import SnapcatVision

/// Why an image has no observations.
public struct RecordError: Codable, Hashable, Sendable {
  public var kind: ImageError.Kind
  /// One sentence for people.
  public var message: String

  public init(kind: ImageError.Kind, message: String) {
    self.kind = kind
    self.message = message
  }
}
