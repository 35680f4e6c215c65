/// An outline that may be a document's, and what speaks for it.
struct DocumentCandidate {
  /// In pixels of the scene.
  var quadrilateral: PixelQuadrilateral
  var score: QuadrilateralScore
  /// The generator that proposed it.
  var origin: String

  /// Whether the network sees this outline so clearly that no other has to be looked for.
  var isClear: Bool {
    score[.weakestBorder] > 0.5 && score[.inside] > 0.9 && score[.corners] > 0.4 && score[.continuation] < 0.4
  }
}
