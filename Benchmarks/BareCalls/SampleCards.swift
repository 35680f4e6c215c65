import Foundation
import SnapcatVision

/// The corners of the cards on the sample pictures, from `cards.json`.
struct SampleCards {
  private struct Card: Codable {
    /// In pixels, origin at the upper left, clockwise from the card's own top-left corner.
    var corners: [[Double]]
  }

  private let cards: [String: [Card]]

  init(contentsOf file: URL) throws {
    cards = try JSONDecoder().decode([String: [Card]].self, from: Data(contentsOf: file))
  }

  /// The outlines of the cards on the sample at `path`, which has `size` pixels.
  func outlines(on path: String, size: CGSize) -> [NormalizedQuadrilateral] {
    (cards[path] ?? []).compactMap { card in
      let points = card.corners.filter { $0.count == 2 }.map {
        NormalizedPoint(imagePoint: CGPoint(x: $0[0], y: $0[1]), in: size, origin: .upperLeft)
      }
      guard points.count == 4 else { return nil }
      return NormalizedQuadrilateral(
        topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
    }
  }
}
