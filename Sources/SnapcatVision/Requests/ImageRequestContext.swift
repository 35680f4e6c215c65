/// What a request is performed on: one upright image and the engines that can be used.
///
/// Requests on one handler share a context, so that an image derived by one of them is not computed again for the next.
public struct ImageRequestContext: Sendable {
  public let image: VisionImage
  public let engines: VisionEngines
  private let derived = DerivedImages()

  public init(image: VisionImage, engines: VisionEngines) {
    self.image = image
    self.engines = engines
  }

  /// The pixels that a request looks at, with the way back to coordinates of the whole image.
  ///
  /// - Throws: ``VisionError/invalidRegionOfInterest(_:)`` when the request's region leaves the unit square.
  public func region(of request: some ImageProcessingRequest) throws -> ImageRegion {
    try derived.region(request.regionOfInterest) {
      try ImageRegion(of: image, in: request.regionOfInterest)
    }
  }

  /// The luma of a region, one channel of the region's size.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)``.
  public func gray(_ region: ImageRegion) throws -> PixelBuffer {
    try derived.pixels(.gray(region.frame)) { try region.pixels.gray() }
  }

  /// A region scaled down so that its longer side has at most `longSide` pixels; never scaled up.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)``.
  public func resized(_ region: ImageRegion, toLongSide longSide: Int) throws -> PixelBuffer {
    let pixels = region.pixels
    guard max(pixels.width, pixels.height) > longSide else { return pixels }
    let size = pixels.size(withLongSide: longSide)
    return try derived.pixels(.resized(region.frame, longSide: longSide)) {
      try pixels.resized(toWidth: size.width, height: size.height)
    }
  }
}
