import SnapcatVision

/// Why an image has no observations.
public struct RecordError: Error, Codable, Hashable, Sendable {
  public var kind: ImageError.Kind
  /// One sentence for people.
  public var message: String

  public init(kind: ImageError.Kind, message: String) {
    self.kind = kind
    self.message = message
  }

  /// Creates the record of an error that stopped the work on one image.
  ///
  /// An error of an engine counts as `unsupported`: the image was decoded, but cannot be worked on.
  public init(_ error: any Error) {
    switch error {
    case let error as RecordError: self = error
    case let error as ImageError: self.init(kind: error.kind, message: error.message)
    case let error as VisionError: self.init(kind: .unsupported, message: error.description)
    default: self.init(kind: .unsupported, message: String(describing: error))
    }
  }
}
