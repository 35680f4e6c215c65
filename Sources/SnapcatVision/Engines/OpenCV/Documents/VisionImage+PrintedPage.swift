extension VisionImage {
  /// How much the whole picture looks like a printed page or card that fills it, in 0...1, found without reading it.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)``.
  public func printedPageEvidence() throws -> Double {
    try PrintedPageEvidence(of: pixels).strength
  }
}
