import Foundation

/// A line of text in the image.
public struct RecognizedTextObservation: VisionObservation, QuadrilateralProviding {
  public let uuid: UUID
  /// The region of the line, corners named as the line reads.
  public let boundingRegion: NormalizedQuadrilateral
  private let candidates: [RecognizedText]

  public var topLeft: NormalizedPoint { boundingRegion.topLeft }
  public var topRight: NormalizedPoint { boundingRegion.topRight }
  public var bottomRight: NormalizedPoint { boundingRegion.bottomRight }
  public var bottomLeft: NormalizedPoint { boundingRegion.bottomLeft }

  /// The likeliest text.
  public var transcript: String { candidates.first?.string ?? "" }
  /// The confidence of the likeliest text.
  public var confidence: Float { candidates.first?.confidence ?? 0 }

  /// Creates a line from its candidates, the likeliest first.
  public init(boundingRegion: NormalizedQuadrilateral, candidates: [RecognizedText], uuid: UUID = UUID()) {
    self.boundingRegion = boundingRegion
    self.candidates = candidates
    self.uuid = uuid
  }

  /// The likeliest texts, at most `maxCandidateCount` and never more than 10.
  public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] {
    Array(candidates.prefix(max(0, min(maxCandidateCount, 10))))
  }

  private enum CodingKeys: String, CodingKey { case boundingRegion, candidates }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      boundingRegion: try container.decode(NormalizedQuadrilateral.self, forKey: .boundingRegion),
      candidates: try container.decode([RecognizedText].self, forKey: .candidates))
  }

  public var description: String { "\"\(transcript)\" \(confidence) at \(boundingBox)" }
}
