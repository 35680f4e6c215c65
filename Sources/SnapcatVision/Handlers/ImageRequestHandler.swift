import Foundation
import Synchronization

/// Performs requests on one image, which is decoded once and turned upright.
///
/// The image is decoded when the first request needs it; all requests share it and what they derive from it (grey and
/// scaled copies). A handler can be used from several tasks at once. It holds the image as long as it lives.
public final class ImageRequestHandler: Sendable {
  private let source: DecodeOnce
  private let engines: VisionEngines
  private let sharedContext = Mutex<ImageRequestContext?>(nil)

  /// Creates a handler for an image file.
  ///
  /// - Parameters:
  ///   - orientation: how to turn the stored pixels; nil to follow the file's own metadata.
  ///   - limits: what the decoder refuses.
  public convenience init(
    _ url: URL, orientation: ImageOrientation? = nil, limits: ImageLimits = ImageLimits(),
    engines: VisionEngines = .standard
  ) {
    self.init(engines: engines) { try VisionImage(contentsOf: url, orientation: orientation, limits: limits) }
  }

  /// Creates a handler for the bytes of an image file.
  ///
  /// - Parameters:
  ///   - orientation: how to turn the stored pixels; nil to follow the file's own metadata.
  ///   - limits: what the decoder refuses.
  public convenience init(
    _ data: Data, orientation: ImageOrientation? = nil, limits: ImageLimits = ImageLimits(),
    engines: VisionEngines = .standard
  ) {
    self.init(engines: engines) { try VisionImage(data: data, orientation: orientation, limits: limits) }
  }

  /// Creates a handler for a decoded image.
  public convenience init(_ image: VisionImage, engines: VisionEngines = .standard) {
    self.init(engines: engines) { image }
  }

  /// Creates a handler for an image that `load` brings when it is first needed; it is called once at most.
  public init(engines: VisionEngines = .standard, load: @escaping @Sendable () throws -> VisionImage) {
    source = DecodeOnce(load)
    self.engines = engines
  }

  /// The upright image.
  ///
  /// - Throws: ``ImageError`` when it cannot be decoded; the same one each time.
  public var image: VisionImage {
    get async throws { try source.image() }
  }

  /// Performs one request.
  ///
  /// - Throws: ``ImageError`` when the image cannot be decoded, ``VisionError`` when the request fails.
  public func perform<Request: VisionRequest>(_ request: Request) async throws -> Request.Result {
    try request.perform(in: context())
  }

  /// Performs several requests and returns their results in the same order.
  ///
  /// - Throws: the error of the first request that fails; ``performAll(_:)`` goes on with the others.
  public func perform<each Request: VisionRequest>(
    _ request: repeat each Request
  ) async throws -> (repeat (each Request).Result) {
    let context = try context()
    return (repeat try (each request).perform(in: context))
  }

  /// Performs requests one after the other and hands out each result when it is there.
  ///
  /// A request that fails does not end the others; when the image cannot be decoded, each result says so. The work stops
  /// when nobody listens any more.
  public func performAll(_ requests: [any VisionRequest]) -> AsyncStream<VisionResult> {
    let queue = Mutex(requests.enumerated().makeIterator())
    return AsyncStream {
      guard !Task.isCancelled, let next = queue.withLock({ $0.next() }) else { return nil }
      return VisionResult(
        index: next.offset, request: next.element, outcome: Result { try self.performAny(next.element) })
    }
  }

  private func performAny(_ request: some VisionRequest) throws -> any Sendable {
    try request.perform(in: context())
  }

  private func context() throws -> ImageRequestContext {
    let image = try source.image()
    return sharedContext.withLock { shared in
      if let shared { return shared }
      let context = ImageRequestContext(image: image, engines: engines)
      shared = context
      return context
    }
  }
}
