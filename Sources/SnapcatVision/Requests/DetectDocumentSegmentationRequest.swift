/// Finds documents, above all business cards, and their four corners.
///
/// Corners are where the sides of a document would meet: those of a rounded card, or of one with a finger on a corner,
/// are the ones it would have. A document that reaches a little beyond the image has corners beyond it, with coordinates
/// outside 0...1; one that is cut off along a whole side ends at the border of the image.
/// `topLeft` is the corner nearest to the upper left of the image, the others follow clockwise as the image is seen:
/// how the document reads is not known here.
public struct DetectDocumentSegmentationRequest: ImageProcessingRequest {
  public var regionOfInterest = NormalizedRect.fullImage
  /// The most documents that are reported, the largest first.
  public var maximumDocumentCount = 1
  /// Documents with a lower confidence are left out, in 0...1.
  public var minimumConfidence: Float = 0.5

  public init() {}

  /// The documents, the largest first; one observation of the whole region with `isFound` false when there is none.
  ///
  /// The confidence of such an observation is that of the likeliest outline that was not good enough, or 0.
  ///
  /// - Throws: ``VisionError/invalidRegionOfInterest(_:)``; ``VisionError/invalidSetting(_:)`` for a count below 1 or a
  ///   confidence beyond 0...1; ``VisionError/engineFailed(_:)``.
  public func perform(in context: ImageRequestContext) throws -> [DetectedDocumentObservation] {
    guard maximumDocumentCount > 0 else {
      throw VisionError.invalidSetting("maximumDocumentCount is \(maximumDocumentCount), at least 1 is needed")
    }
    guard (0...1).contains(minimumConfidence) else {
      throw VisionError.invalidSetting("minimumConfidence is \(minimumConfidence), a value in 0...1 is needed")
    }
    let region = try context.region(of: self)
    let detected = try context.engines.documentDetection.detectDocuments(
      in: region.pixels, maximumCount: maximumDocumentCount)
    let observations = detected.filter { $0.confidence >= minimumConfidence }.compactMap { document in
      region.normalized(document.corners).map {
        DetectedDocumentObservation($0, confidence: document.confidence, isFound: true)
      }
    }
    guard observations.isEmpty else { return observations }
    let best = detected.map(\.confidence).max() ?? 0
    return [DetectedDocumentObservation(wholeRegion, confidence: best, isFound: false)]
  }

  private var wholeRegion: NormalizedQuadrilateral {
    let (left, low) = (regionOfInterest.x, regionOfInterest.y)
    let (right, top) = (left + regionOfInterest.width, low + regionOfInterest.height)
    return NormalizedQuadrilateral(
      topLeft: NormalizedPoint(x: left, y: top), topRight: NormalizedPoint(x: right, y: top),
      bottomRight: NormalizedPoint(x: right, y: low), bottomLeft: NormalizedPoint(x: left, y: low))
  }
}
