/// An outline that was chosen, and how likely it is a document's.
struct FoundDocument {
  /// In pixels of the image.
  var outline: PixelQuadrilateral
  /// In 0...1.
  var confidence: Double
  var candidate: DocumentCandidate
  /// What looks like text within.
  var text: TextEvidence
}
