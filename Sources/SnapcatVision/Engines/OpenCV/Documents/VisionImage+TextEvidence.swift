extension VisionImage {
  /// How much the whole picture looks like printed lines of text, in 0...1, found without reading it.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)``.
  public func textEvidence() throws -> Double {
    try TextEvidence(in: PixelQuadrilateral(width: width, height: height), of: pixels).strength
  }
}
