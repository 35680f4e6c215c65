import COpenCV

/// Outlines from what the network sees: of the regions that it takes for cards, and of the corners that it marks.
struct CardGenerator: QuadrilateralGenerator {
  static let name = "network"
  var name: String { Self.name }
  /// The likelihoods above which a pixel belongs to a card.
  var levels = [0.3, 0.5, 0.75]
  /// The least area of a document, as a share of the image.
  var minimumArea = 0.01

  func quadrilaterals(in scene: DocumentScene) throws -> [PixelQuadrilateral] {
    guard let evidence = scene.evidence else { return [] }
    let corners = CornerCombinations(evidence).quadrilaterals()
    let regions = try regions(in: evidence)
    let fitter = BorderFitter(evidence: evidence)
    return (corners + regions).flatMap { outline in [fitter.fitted(outline), outline].compactMap(\.self) }
      .compactMap { PixelQuadrilateral($0.corners.map(evidence.toImage)) }
  }

  /// Outlines of regions, in pixels of the planes.
  private func regions(in evidence: CardEvidence) throws -> [PixelQuadrilateral] {
    let magnification = 4
    let cards = try evidence.pixels { card, _ in card }
    // Without their borders, cards that touch are apart; the border's half width is given back.
    let kernels = try evidence.pixels { card, border in card * (1 - border) }
    let area = minimumArea * Double(evidence.width * evidence.height * magnification * magnification)
    var result: [PixelQuadrilateral] = []
    for (plane, growth) in [(cards, 0.0), (kernels, 0.95)] {
      let large = try plane.resized(
        toWidth: plane.width * magnification, height: plane.height * magnification)
      for level in levels {
        let hulls = try large.hulls { scv_level_hulls($0, 255 * level, area, 6, $1, $2) }
        let outlines = hulls.compactMap(HullQuadrilateral.enclosing)
        result += outlines.compactMap { outline in
          let scaled = outline.scaled(x: 1 / Double(magnification), y: 1 / Double(magnification))
          return growth > 0 ? scaled.grown(by: growth) : scaled
        }
      }
    }
    return result
  }
}
