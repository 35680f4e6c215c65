import Foundation

/// Performs requests on one image, which is decoded once and turned upright.
public final class ImageRequestHandler: Sendable {
  private let load: @Sendable () throws -> VisionImage
  private let engines: VisionEngines

  /// Creates a handler for an image file.
  ///
  /// - Parameter orientation: how to turn the stored pixels; nil to follow the file's own metadata.
  public init(_ url: URL, orientation: ImageOrientation? = nil, engines: VisionEngines = .standard) {
    load = { try VisionImage(contentsOf: url, orientation: orientation) }
    self.engines = engines
  }

  /// Creates a handler for the bytes of an image file.
  public init(_ data: Data, orientation: ImageOrientation? = nil, engines: VisionEngines = .standard) {
    load = { try VisionImage(data: data, orientation: orientation) }
    self.engines = engines
  }

  /// Creates a handler for a decoded image.
  public init(_ image: VisionImage, engines: VisionEngines = .standard) {
    load = { image }
    self.engines = engines
  }

  /// Performs one request.
  ///
  /// - Throws: ``ImageError`` when the image cannot be decoded, ``VisionError`` when the request fails.
  public func perform<Request: VisionRequest>(_ request: Request) async throws -> Request.Result {
    try request.perform(in: ImageRequestContext(image: try load(), engines: engines))
  }
}
