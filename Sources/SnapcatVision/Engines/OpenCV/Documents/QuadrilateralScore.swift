import Foundation

/// How much speaks for an outline being a document's, term by term.
struct QuadrilateralScore: Hashable, Sendable {
  /// What is looked at; every value is about 0...1.
  enum Term: String, CaseIterable, Sendable {
    /// Edge along the sides, on average.
    case support
    /// Edge along the side with the least.
    case weakestSupport
    /// Edge along the side with the second least.
    case secondWeakestSupport
    /// Difference of colour between the two sides of the outline, on average.
    case contrast
    /// Difference of colour across the side with the least.
    case weakestContrast
    /// Whether each side changes in one direction only, dark to bright or bright to dark.
    case consistency
    /// Edge that goes on beyond the corners, as a stripe of the ground does.
    case continuation
    /// Closeness to the proportions of cards.
    case aspect
    /// Equality of opposite sides.
    case parallelism
    /// Share of the image.
    case size
    /// Share of the outline that lies in the image.
    case visibility
    /// Fine strokes within the outline.
    case strokesInside
    /// Fine strokes around the outline.
    case strokesOutside
    /// Fine strokes that the outline cuts through.
    case strokesCut
    /// Border that the network sees along the sides, on average.
    case border
    /// Border along the side with the least.
    case weakestBorder
    /// How much of the inside the network takes for a card.
    case inside
    /// How much of the surroundings the network takes for a card.
    case outside
    /// Corners that the network sees at the corners.
    case corners
  }

  private(set) var values = [Double](repeating: 0, count: Term.allCases.count)

  subscript(term: Term) -> Double {
    get { values[Self.position(of: term)] }
    set { values[Self.position(of: term)] = newValue }
  }

  /// The sum of all terms, each by its weight.
  var total: Double { zip(values, Self.weights).reduce(0) { $0 + $1.0 * $1.1 } }

  private static let positions = Dictionary(
    uniqueKeysWithValues: Term.allCases.enumerated().map { ($0.element, $0.offset) })
  private static let weights = Term.allCases.map(weight)

  private static func position(of term: Term) -> Int { positions[term] ?? 0 }

  /// How much a term counts.
  static func weight(of term: Term) -> Double {
    switch term {
    case .support: 1.81
    case .weakestSupport: 2.53
    case .secondWeakestSupport: 2.59
    case .contrast: -0.19
    case .weakestContrast: 0.54
    case .consistency: -0.09
    case .continuation: -2.67
    case .aspect: 3.69
    case .parallelism: 1.77
    case .size: 2.44
    case .visibility: -0.26
    case .strokesInside: 1.05
    case .strokesOutside: 0
    case .strokesCut: -0.33
    case .border: 0.72
    case .weakestBorder: 1.83
    case .inside: 2.54
    case .outside: -1.84
    case .corners: 1.21
    }
  }
}
