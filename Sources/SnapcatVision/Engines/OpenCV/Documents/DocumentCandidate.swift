/// An outline that may be a document's, and what speaks for it.
struct DocumentCandidate {
  /// In pixels of the scene.
  var quadrilateral: PixelQuadrilateral
  var score: QuadrilateralScore
  /// The generator that proposed it.
  var origin: String
}
