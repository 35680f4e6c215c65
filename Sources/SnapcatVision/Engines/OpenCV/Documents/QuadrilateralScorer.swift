import Foundation

/// Judges outlines by what the scene shows along, within and around them.
struct QuadrilateralScorer {
  let scene: DocumentScene
  /// Gradient, in levels a pixel, that counts as half an edge.
  private let halfSupport = 2.0
  /// How far inside and outside colours are compared, in pixels.
  private let reach = 5.0

  func score(_ quadrilateral: PixelQuadrilateral) -> QuadrilateralScore {
    var score = QuadrilateralScore()
    let sides = (0..<4).map { look(along: $0, of: quadrilateral) }
    let supports = sides.map(\.support).sorted()
    score[.support] = supports.reduce(0, +) / 4
    score[.weakestSupport] = supports[0]
    score[.secondWeakestSupport] = supports[1]
    score[.contrast] = sides.reduce(0) { $0 + $1.contrast } / 4
    score[.weakestContrast] = sides.map(\.contrast).min() ?? 0
    score[.consistency] = sides.reduce(0) { $0 + $1.consistency } / 4
    score[.continuation] = sides.reduce(0) { $0 + $1.continuation } / 4
    score[.visibility] = sides.reduce(0) { $0 + $1.visibility } / 4
    rateShape(of: quadrilateral, in: &score)
    rateStrokes(of: quadrilateral, in: &score)
    if let evidence = scene.evidence { rate(evidence, of: quadrilateral, in: &score) }
    return score
  }

  private struct Side {
    var support = 0.0
    var contrast = 0.0
    var consistency = 0.0
    var continuation = 0.0
    var visibility = 0.0
  }

  private func look(along index: Int, of quadrilateral: PixelQuadrilateral) -> Side {
    let (start, end) = (quadrilateral.corner(index), quadrilateral.corner(index + 1))
    let length = (end - start).length
    let direction = (end - start).unit
    // Corners run clockwise, so the normal to the right of a side points inwards.
    let inwards = PixelPoint(x: -direction.y, y: direction.x)
    let count = min(max(Int(length / 5), 10), 48)
    var side = Side()
    var (signed, unsigned, seen) = (0.0, 0.0, 0.0)
    var difference = (0.0, 0.0, 0.0)
    for sample in 0..<count {
      let share = 0.04 + 0.92 * (Double(sample) + 0.5) / Double(count)
      let point = start + (end - start) * share
      guard scene.contains(point, margin: 1.5) else { continue }
      seen += 1
      let strength = strongestEdge(at: point, across: inwards)
      side.support += abs(strength) / (abs(strength) + halfSupport)
      signed += strength / (abs(strength) + halfSupport)
      unsigned += abs(strength) / (abs(strength) + halfSupport)
      let (inside, outside) = (scene.color(at: point + inwards * reach), scene.color(at: point - inwards * reach))
      difference.0 += inside.0 - outside.0
      difference.1 += inside.1 - outside.1
      difference.2 += inside.2 - outside.2
    }
    side.support /= Double(count)
    side.visibility = seen / Double(count)
    side.consistency = unsigned > 0 ? abs(signed) / unsigned : 0
    let squares = difference.0 * difference.0 + difference.1 * difference.1 + difference.2 * difference.2
    let contrast = seen > 0 ? squares.squareRoot() / Double(count) : 0
    side.contrast = contrast / (contrast + 12)
    side.continuation = continuation(of: start, end, inwards: inwards)
    return side
  }

  /// The edge strength within two pixels of a point, with its sign.
  private func strongestEdge(at point: PixelPoint, across normal: PixelPoint) -> Double {
    var strongest = 0.0
    for offset in stride(from: -2.0, through: 2, by: 1) {
      let strength = scene.edgeStrength(at: point + normal * offset, across: normal)
      if abs(strength) > abs(strongest) { strongest = strength }
    }
    return strongest
  }

  /// The mean support of the two stretches beyond the ends of a side.
  private func continuation(of start: PixelPoint, _ end: PixelPoint, inwards: PixelPoint) -> Double {
    let step = (end - start).unit * 3
    var (sum, count) = (0.0, 0.0)
    for index in 2..<9 {
      for point in [start - step * Double(index), end + step * Double(index)] where scene.contains(point, margin: 2) {
        let strength = abs(strongestEdge(at: point, across: inwards))
        sum += strength / (strength + halfSupport)
        count += 1
      }
    }
    return count > 0 ? sum / count : 0
  }

  private func rateShape(of quadrilateral: PixelQuadrilateral, in score: inout QuadrilateralScore) {
    let sides = quadrilateral.sideLengths
    let ratio = (sides[0] + sides[2]) / (sides[1] + sides[3])
    let deviation = max(0, abs(max(ratio, 1 / ratio) - 1.62) - 0.25) / 0.35
    score[.aspect] = exp(-deviation * deviation)
    let unequal =
      abs(sides[0] - sides[2]) / max(sides[0], sides[2]) + abs(sides[1] - sides[3]) / max(sides[1], sides[3])
    score[.parallelism] = 1 - unequal / 2
    score[.size] = min(1, (quadrilateral.area / scene.area / 0.25).squareRoot())
  }

  private func rateStrokes(of quadrilateral: PixelQuadrilateral, in score: inout QuadrilateralScore) {
    func density(at scale: Double, _ share: (Double, Double)) -> Double? {
      let (u, v) = (0.5 + (share.0 - 0.5) * scale, 0.5 + (share.1 - 0.5) * scale)
      let point = quadrilateral.point(across: u, down: v)
      return scene.contains(point) ? Double(scene.strokes.bytes[scene.index(point)]) / 255 : nil
    }
    var inside: [Double] = []
    for row in 0..<10 {
      for column in 0..<10 {
        if let value = density(at: 0.86, ((Double(column) + 0.5) / 10, (Double(row) + 0.5) / 10)) {
          inside.append(value)
        }
      }
    }
    score[.strokesInside] = mean(inside)
    let ring = (0..<12).flatMap { index -> [(Double, Double)] in
      let share = (Double(index) + 0.5) / 12
      return [(share, 0), (1, share), (share, 1), (0, share)]
    }
    score[.strokesCut] = mean(ring.compactMap { density(at: 1, $0) })
    score[.strokesOutside] = mean(ring.compactMap { density(at: 1.2, $0) })
  }

  /// What the network sees; parts of the outline beyond the image say nothing.
  private func rate(_ evidence: CardEvidence, of quadrilateral: PixelQuadrilateral, in score: inout QuadrilateralScore)
  {
    let sides = (0..<4).compactMap { index -> Double? in
      let (start, end) = (quadrilateral.corner(index), quadrilateral.corner(index + 1))
      let values = (0..<16).compactMap { sample -> Double? in
        let point = start + (end - start) * (0.03 + 0.94 * (Double(sample) + 0.5) / 16)
        return scene.contains(point, margin: 1) ? evidence.value(.border, at: point) : nil
      }
      return values.count >= 6 ? mean(values) : nil
    }
    score[.border] = mean(sides)
    score[.weakestBorder] = sides.min() ?? 0
    let corners = quadrilateral.corners.filter { scene.contains($0) }
    score[.corners] = corners.isEmpty ? 0.5 : mean(corners.map { evidence.value(.corner, at: $0) })
    var inside: [Double] = []
    for row in 0..<8 {
      for column in 0..<8 {
        let point = quadrilateral.point(
          across: 0.04 + 0.92 * (Double(column) + 0.5) / 8, down: 0.04 + 0.92 * (Double(row) + 0.5) / 8)
        if scene.contains(point) { inside.append(evidence.value(.card, at: point)) }
      }
    }
    score[.inside] = mean(inside)
    let around = (0..<12).flatMap { index -> [PixelPoint] in
      let share = -0.1 + 1.2 * (Double(index) + 0.5) / 12
      return [
        quadrilateral.point(across: share, down: -0.1), quadrilateral.point(across: 1.1, down: share),
        quadrilateral.point(across: share, down: 1.1), quadrilateral.point(across: -0.1, down: share),
      ]
    }
    score[.outside] = mean(around.filter { scene.contains($0) }.map { evidence.value(.card, at: $0) })
  }

  private func mean(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
  }
}
