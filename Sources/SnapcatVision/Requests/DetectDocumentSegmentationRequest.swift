/// Finds documents, above all business cards, and their four corners.
public struct DetectDocumentSegmentationRequest: ImageProcessingRequest {
  public var regionOfInterest = NormalizedRect.fullImage
  /// The most documents that are reported, the largest first.
  public var maximumDocumentCount = 1

  public init() {}

  /// The documents, the largest first; one observation of the whole image with `isFound` false when there is none.
  public func perform(in context: ImageRequestContext) throws -> [DetectedDocumentObservation] {
    throw VisionError.engineFailed("to be written")
  }
}
