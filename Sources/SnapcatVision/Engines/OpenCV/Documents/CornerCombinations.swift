/// Quadrilaterals from the corners that the network marks: each four of them, and each three with the fourth added.
struct CornerCombinations {
  private let evidence: CardEvidence
  /// The most corners that are combined.
  private let mostCorners = 12
  /// The most quadrilaterals that are proposed.
  private let mostQuadrilaterals = 12
  private let minimumCorner = 0.12

  init(_ evidence: CardEvidence) {
    self.evidence = evidence
  }

  /// The quadrilaterals with most border along their sides, in pixels of the planes, the best first.
  func quadrilaterals() -> [PixelQuadrilateral] {
    let corners = peaks()
    var ranked: [(rank: Double, quadrilateral: PixelQuadrilateral)] = []
    func consider(_ points: [PixelPoint], penalty: Double) {
      guard let quadrilateral = PixelQuadrilateral(clockwise(points)), quadrilateral.isConvex else { return }
      let sides = (0..<4).map { border(from: quadrilateral.corner($0), to: quadrilateral.corner($0 + 1)) }
      guard let weakest = sides.min(), weakest > 0.12 else { return }
      let center = evidence.value(.card, atPlace: quadrilateral.center)
      ranked.append((sides.reduce(0, +) + 3 * weakest + center - penalty, quadrilateral))
    }
    for a in corners.indices {
      for b in corners.indices.dropFirst(a + 1) {
        for c in corners.indices.dropFirst(b + 1) {
          for d in corners.indices.dropFirst(c + 1) {
            consider([corners[a], corners[b], corners[c], corners[d]], penalty: 0)
          }
          let (p, q, r) = (corners[a], corners[b], corners[c])
          for fourth in [p + q - r, p + r - q, q + r - p] { consider([p, q, r, fourth], penalty: 0.8) }
        }
      }
    }
    return ranked.sorted { $0.rank > $1.rank }.map(\.quadrilateral)
      .withoutRepetitions(closerThan: 1.5, maximumCount: mostQuadrilaterals)
  }

  /// Where the likelihood of a corner is highest around, the likeliest first.
  private func peaks() -> [PixelPoint] {
    var found: [(value: Double, point: PixelPoint)] = []
    for row in 0..<evidence.height {
      for column in 0..<evidence.width {
        let value = evidence.value(.corner, column: column, row: row)
        guard value > minimumCorner, isPeak(value, column, row) else { continue }
        func near(_ dx: Int, _ dy: Int) -> Double {
          evidence.value(.corner, column: column + dx, row: row + dy)
        }
        let x = Double(column) + 0.5 + Self.offset(near(-1, 0), value, near(1, 0))
        let y = Double(row) + 0.5 + Self.offset(near(0, -1), value, near(0, 1))
        found.append((value, PixelPoint(x: x, y: y)))
      }
    }
    return found.sorted { $0.value > $1.value }.prefix(mostCorners).map(\.point)
  }

  private func isPeak(_ value: Double, _ column: Int, _ row: Int) -> Bool {
    for dy in -2...2 {
      for dx in -2...2 where dx != 0 || dy != 0 {
        let other = evidence.value(.corner, column: column + dx, row: row + dy)
        // Of two equal neighbours the first one counts.
        if other > value || (other == value && (dy < 0 || (dy == 0 && dx < 0))) { return false }
      }
    }
    return true
  }

  /// Where the top of a parabola through three values lies, from the middle one.
  private static func offset(_ before: Double, _ at: Double, _ after: Double) -> Double {
    let curvature = before - 2 * at + after
    return curvature < 0 ? min(max((before - after) / (2 * curvature), -0.5), 0.5) : 0
  }

  /// The mean likelihood of a border along a line.
  private func border(from a: PixelPoint, to b: PixelPoint) -> Double {
    let count = 12
    return (0..<count).reduce(0) { sum, index in
      sum + evidence.value(.border, atPlace: a + (b - a) * ((Double(index) + 0.5) / Double(count)))
    } / Double(count)
  }

  private func clockwise(_ points: [PixelPoint]) -> [PixelPoint] {
    let center = points.reduce(PixelPoint(x: 0, y: 0), +) * (1 / Double(points.count))
    return points.sorted { ($0 - center).angle < ($1 - center).angle }
  }
}
