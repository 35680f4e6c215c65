import Foundation

/// Finds documents in an image: proposes outlines, judges them, and moves the best onto the edges of the image.
struct DocumentFinder {
  /// Tells cards from ground; without it only edges count.
  var network: CardNetwork?
  /// Propose outlines from edges, regions and lines.
  var generators: [any QuadrilateralGenerator] = [EdgeContourGenerator(), RegionGenerator(), LineGenerator()]
  /// How many of the likeliest outlines are refined before one is chosen.
  var refinedCount = 5
  /// The least confidence of a document; when all are less sure, the likeliest one is given all the same.
  var sufficientConfidence = 0.5
  /// How many outlines that are less sure are looked at before the search ends.
  var doubtfulCount = 4
  /// How much less sure than the likeliest document another may be.
  var confidenceMargin = 0.4

  /// The documents of the image, the largest first, at most `maximumCount`.
  ///
  /// When nothing in the image is likely to be a document, the likeliest outline with its low confidence.
  func documents(in image: PixelBuffer, maximumCount: Int) throws -> [DetectedQuadrilateral] {
    guard maximumCount > 0, min(image.width, image.height) >= Self.smallestSide else { return [] }
    let overview = try DocumentOverview(image, network: network)
    guard overview.mayShowDocument else { return [] }
    let scene = try DocumentScene(overview)
    return try chosen(from: candidates(in: scene), in: scene, image: image, maximumCount: maximumCount).map { found in
      DetectedQuadrilateral(
        corners: found.outline.corners.map { CGPoint(x: $0.x, y: $0.y) }, confidence: Float(found.confidence))
    }
  }

  /// The same search with all that was looked at.
  func search(in image: PixelBuffer, maximumCount: Int) throws -> DocumentSearch {
    let overview = try DocumentOverview(image, network: network)
    let scene = try DocumentScene(overview)
    let isLookedAt = min(image.width, image.height) >= Self.smallestSide && overview.mayShowDocument
    let candidates = isLookedAt ? try candidates(in: scene) : []
    let found = try chosen(from: candidates, in: scene, image: image, maximumCount: maximumCount)
    return try DocumentSearch(image, scene: scene, candidates: candidates, found: found)
  }

  /// Images with a shorter side are too small to show a document.
  private static let smallestSide = 16

  /// Takes the likeliest outlines that do not overlap, the largest first, as long as they are likely documents.
  private func chosen(
    from candidates: [DocumentCandidate], in scene: DocumentScene, image: PixelBuffer, maximumCount: Int
  ) throws -> [FoundDocument] {
    var candidates = candidates
    var found: [FoundDocument] = []
    var doubtful: [FoundDocument] = []
    while found.count < max(4, maximumCount), let next = try takeNext(of: &candidates, in: scene, image: image) {
      let least = max(sufficientConfidence, (found.first?.confidence ?? 0) - confidenceMargin)
      if next.confidence >= least {
        found += try cards(of: next, in: scene, image: image)
      } else {
        // What looks more like a document may be something else beside it.
        doubtful.append(next)
        if doubtful.count == doubtfulCount { break }
      }
    }
    try joinHalves(&found, doubtful, in: scene, image: image)
    guard !found.isEmpty else { return doubtful.max { $0.confidence < $1.confidence }.map { [$0] } ?? [] }
    return Array(found.sorted { $0.outline.area > $1.outline.area }.prefix(maximumCount))
  }

  /// The outline with the highest score, with its confidence; it and all that overlap it are taken from `candidates`.
  private func takeNext(
    of candidates: inout [DocumentCandidate], in scene: DocumentScene, image: PixelBuffer
  ) throws -> FoundDocument? {
    guard let best = try takeBest(of: &candidates, in: scene, image: image) else { return nil }
    return try judged(best, in: scene, image: image)
  }

  private func judged(
    _ candidate: DocumentCandidate, in scene: DocumentScene, image: PixelBuffer
  ) throws -> FoundDocument {
    let outline = candidate.quadrilateral.scaled(x: scene.scaleX, y: scene.scaleY).startingAtUpperLeft
    let text = try TextEvidence(in: outline, of: image)
    let confidence = DocumentConfidence(score: candidate.score, text: text, usesNetwork: scene.evidence != nil).value
    return FoundDocument(outline: outline, confidence: confidence, candidate: candidate, text: text)
  }

  /// An outline in pixels of the image that was made of others.
  private func candidate(
    _ outline: PixelQuadrilateral, from origin: String, in scene: DocumentScene
  ) -> DocumentCandidate {
    let scaled = outline.scaled(x: 1 / scene.scaleX, y: 1 / scene.scaleY)
    let score = QuadrilateralScorer(scene: scene).score(scaled)
    return DocumentCandidate(quadrilateral: scaled, score: score, origin: origin)
  }

  /// Replaces what was found of a card in two colours by the card, when that is likely.
  private func joinHalves(
    _ found: inout [FoundDocument], _ doubtful: [FoundDocument], in scene: DocumentScene, image: PixelBuffer
  ) throws {
    let size = CGSize(width: image.width, height: image.height)
    for one in found {
      for other in found + doubtful where other.outline != one.outline {
        guard let whole = CardHalves.card(of: one.outline, and: other.outline, in: size) else { continue }
        let joined = candidate(whole, from: CardHalves.name, in: scene)
        let card = try judged(refine(joined, in: scene, image: image), in: scene, image: image)
        guard card.confidence >= sufficientConfidence else { continue }
        found.removeAll { $0.outline == one.outline || $0.outline == other.outline }
        found.append(card)
        return
      }
    }
  }

  /// The cards that touch each other within an outline; itself when it is one document or they are unlikely.
  private func cards(
    of found: FoundDocument, in scene: DocumentScene, image: PixelBuffer
  ) throws -> [FoundDocument] {
    let row = try CardRow(in: found.outline, of: image).cards.map { card in
      try judged(candidate(card, from: CardRow.name, in: scene), in: scene, image: image)
    }
    let areLikely = !row.isEmpty && row.allSatisfy { $0.confidence >= sufficientConfidence }
    return areLikely ? row : [found]
  }

  /// The outlines of the scene that are worth a closer look, the likeliest first.
  ///
  /// Edges are looked at only where the network leaves doubt.
  func candidates(in scene: DocumentScene) throws -> [DocumentCandidate] {
    let seen = try candidates(from: [CardGenerator()], in: scene)
    if let evidence = scene.evidence, explains(seen.filter(\.isClear), evidence, in: scene) { return seen }
    return try (seen + candidates(from: generators, in: scene)).sorted { $0.score.total > $1.score.total }
  }

  /// Whether outlines that do not overlap cover nearly all that the network takes for cards.
  private func explains(_ clear: [DocumentCandidate], _ evidence: CardEvidence, in scene: DocumentScene) -> Bool {
    var apart: [PixelQuadrilateral] = []
    for candidate in clear where apart.allSatisfy({ $0.overlap(with: candidate.quadrilateral) < 0.15 }) {
      apart.append(candidate.quadrilateral)
    }
    return !apart.isEmpty && apart.reduce(0) { $0 + $1.area } > 0.8 * evidence.share * scene.area
  }

  func candidates(from generators: [any QuadrilateralGenerator], in scene: DocumentScene) throws -> [DocumentCandidate]
  {
    let scorer = QuadrilateralScorer(scene: scene)
    var candidates: [DocumentCandidate] = []
    for generator in generators {
      let plausible = try generator.quadrilaterals(in: scene).filter { Plausibility.accepts($0, in: scene) }
      for quadrilateral in plausible.withoutRepetitions(closerThan: 3) {
        candidates.append(
          DocumentCandidate(quadrilateral: quadrilateral, score: scorer.score(quadrilateral), origin: generator.name))
      }
    }
    return candidates.sorted { $0.score.total > $1.score.total }
  }

  /// Refines the likeliest candidates, takes the best of them, and removes all that overlap it.
  private func takeBest(
    of candidates: inout [DocumentCandidate], in scene: DocumentScene, image: PixelBuffer
  ) throws -> DocumentCandidate? {
    var refined: [DocumentCandidate] = []
    for candidate in candidates {
      guard refined.count < refinedCount else { break }
      guard refined.allSatisfy({ $0.quadrilateral.cornerDistance(to: candidate.quadrilateral) > 5 }) else { continue }
      refined.append(try refine(candidate, in: scene, image: image))
    }
    guard var best = refined.max(by: { $0.score.total < $1.score.total }) else { return nil }
    if let document = PrintedFrame.document(around: best, among: candidates) {
      best = try refine(document, in: scene, image: image)
    } else if PrintedFrame.isOnCroppedScan(best, in: scene) {
      return nil
    }
    candidates.removeAll { $0.quadrilateral.overlap(with: best.quadrilateral) > 0.15 }
    return best
  }

  private func refine(
    _ candidate: DocumentCandidate, in scene: DocumentScene, image: PixelBuffer
  ) throws -> DocumentCandidate {
    let scale = max(scene.scaleX, scene.scaleY)
    var outline = candidate.quadrilateral.scaled(x: scene.scaleX, y: scene.scaleY)
    for reach in candidate.origin == CardGenerator.name ? [6.0, 2.5, 1.2] : [3.0, 1.2] {
      let refiner = SideRefiner(image: image, reach: max(3, Int((reach * scale).rounded())))
      outline = try refiner.refined(outline)
    }
    var refined = candidate
    refined.quadrilateral = outline.scaled(x: 1 / scene.scaleX, y: 1 / scene.scaleY)
    refined.score = QuadrilateralScorer(scene: scene).score(refined.quadrilateral)
    return refined.score.total > candidate.score.total - 0.5 ? refined : candidate
  }
}
