import Foundation

/// A request about a region of an image.
public protocol ImageProcessingRequest: VisionRequest {
  /// The part of the image that is looked at; results are in coordinates of the whole image all the same.
  /// Default: the whole image. A region that leaves the unit square makes performing throw
  /// ``VisionError/invalidRegionOfInterest(_:)``.
  var regionOfInterest: NormalizedRect { get set }
}

extension ImageProcessingRequest {
  /// Performs the request on an image file.
  public func perform(on url: URL, orientation: ImageOrientation? = nil) async throws -> Result {
    try await ImageRequestHandler(url, orientation: orientation).perform(self)
  }

  /// Performs the request on the bytes of an image file.
  public func perform(on data: Data, orientation: ImageOrientation? = nil) async throws -> Result {
    try await ImageRequestHandler(data, orientation: orientation).perform(self)
  }

  /// Performs the request on a decoded image.
  public func perform(on image: VisionImage) async throws -> Result {
    try await ImageRequestHandler(image).perform(self)
  }
}
