/// Finds documents by their edges, with OpenCV's image processing.
public struct OpenCVDocumentDetectionEngine: DocumentDetectionEngine {
  public init() {}

  public func detectDocuments(in image: PixelBuffer, maximumCount: Int) throws -> [DetectedQuadrilateral] {
    try DocumentFinder().documents(in: image, maximumCount: maximumCount)
  }
}
