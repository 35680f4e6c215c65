import Synchronization

/// An image that is decoded when it is first asked for, and never again.
///
/// Those who ask at the same time wait for the first; an error is kept as well as an image.
final class DecodeOnce: Sendable {
  private let load: @Sendable () throws -> VisionImage
  private let outcome = Mutex<Result<VisionImage, any Error>?>(nil)

  init(_ load: @escaping @Sendable () throws -> VisionImage) {
    self.load = load
  }

  /// The image.
  ///
  /// - Throws: what the loader threw.
  func image() throws -> VisionImage {
    try outcome.withLock { outcome in
      if let known = outcome { return known }
      let result = Result { try load() }
      outcome = result
      return result
    }.get()
  }
}
