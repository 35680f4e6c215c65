/// What a search for documents looked at and why it chose what it chose; to look into single pictures, not to store.
public struct DocumentSearch: Encodable, Sendable {
  /// One term of an outline's score.
  public struct Term: Encodable, Hashable, Sendable {
    public let name: String
    /// What the picture shows, about 0...1.
    public let value: Double
    /// How much it counts; the score is the sum of all values times their weights.
    public let weight: Double
  }

  /// An outline that was looked at.
  public struct Outline: Encodable, Hashable, Sendable {
    /// Corners in pixels of the upright image, origin at the upper left, x and y each, clockwise.
    public let corners: [[Double]]
    /// What proposed it: the network, edges, regions or lines.
    public let origin: String
    /// The higher, the likelier; to compare outlines of one image.
    public let score: Double
    public let terms: [Term]
    /// How likely a chosen outline is a document's, in 0...1; nil for those that were not chosen.
    public let confidence: Double?
    /// What looks like text within a chosen outline; nil for those that were not chosen.
    public let text: Text?
  }

  /// What looks like printed lines of text within an outline.
  public struct Text: Encodable, Hashable, Sendable {
    /// The share of the outline that it covers.
    public let coverage: Double
    /// How many of its lines begin where another one does, in 0...1.
    public let alignment: Double
    /// How high its letters are, in 0...1: 1 when they can be read.
    public let letterHeight: Double

    fileprivate init(_ evidence: TextEvidence) {
      (coverage, alignment, letterHeight) = (evidence.coverage, evidence.alignment, evidence.letterHeight)
    }
  }

  /// The image's size in pixels.
  public let width: Int
  public let height: Int
  /// How much of the image the network takes for cards, in 0...1; nil when there was no network.
  public let cardShare: Double?
  /// The chosen outlines, the largest first, also those with a low confidence.
  public let chosen: [Outline]
  /// The outlines that were proposed before sides were moved onto edges, the likeliest first.
  public let candidates: [Outline]
  /// What the network sees: cards, borders and corners as grey pictures by these names; empty without a network.
  public let planes: [String: VisionImage]

  private enum CodingKeys: String, CodingKey { case width, height, cardShare, chosen, candidates }
}

extension DocumentSearch {
  /// The most candidates that are kept.
  private static let mostCandidates = 60

  init(
    _ image: PixelBuffer, scene: DocumentScene, candidates: [DocumentCandidate], found: [FoundDocument]
  ) throws {
    width = image.width
    height = image.height
    cardShare = scene.evidence?.share
    chosen = found.map { Outline($0.outline, $0.candidate, found: $0) }
    self.candidates = candidates.prefix(Self.mostCandidates).map {
      Outline($0.quadrilateral.scaled(x: scene.scaleX, y: scene.scaleY), $0, found: nil)
    }
    planes = try Dictionary(
      uniqueKeysWithValues: CardEvidence.Plane.allCases.compactMap { plane in
        try scene.evidence.map { ("\(plane)", VisionImage(pixels: try $0.pixels(plane).threeChannels())) }
      })
  }
}

extension DocumentSearch.Outline {
  init(_ outline: PixelQuadrilateral, _ candidate: DocumentCandidate, found: FoundDocument?) {
    corners = outline.corners.map { [$0.x, $0.y] }
    origin = candidate.origin
    score = candidate.score.total
    terms = QuadrilateralScore.Term.allCases.map {
      DocumentSearch.Term(name: $0.rawValue, value: candidate.score[$0], weight: QuadrilateralScore.weight(of: $0))
    }
    confidence = found?.confidence
    text = found.map { DocumentSearch.Text($0.text) }
  }
}
