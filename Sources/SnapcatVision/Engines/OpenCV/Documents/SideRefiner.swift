import Foundation

/// Moves the sides of an outline onto the edges next to them, in the pixels of the full image.
struct SideRefiner {
  let image: PixelBuffer
  /// How far from a side its edge is looked for, in pixels of the image.
  let reach: Int

  /// The outline whose sides are lines fitted to the edges near those of `quadrilateral`.
  ///
  /// The given one when the edges do not make a better one. Corners are where fitted sides meet, so they need not be
  /// seen.
  func refined(_ quadrilateral: PixelQuadrilateral) throws -> PixelQuadrilateral {
    let sides = try (0..<4).map { index in
      try fittedSide(index, of: quadrilateral) ?? quadrilateral.side(index)
    }
    guard let result = PixelQuadrilateral(sides: sides),
      result.cornerDistance(to: quadrilateral) < 3 * Double(reach) + 4
    else { return quadrilateral }
    return result
  }

  private func fittedSide(_ index: Int, of quadrilateral: PixelQuadrilateral) throws -> PixelLine? {
    let (a, b) = (quadrilateral.corner(index), quadrilateral.corner(index + 1))
    guard let (start, end) = visiblePart(from: a + (b - a) * 0.05, to: a + (b - a) * 0.95) else { return nil }
    let length = (end - start).length
    let columns = min(64, Int(length / 4))
    guard columns >= 12 else { return nil }
    let strip = try image.strip(from: start, to: end, columns: columns, reach: reach)
    let profile = StripEdges(strip)
    let direction = (end - start).unit
    let normal = PixelPoint(x: -direction.y, y: direction.x)
    var points: [PixelPoint] = []
    var weights: [Double] = []
    for edge in profile.edges {
      let along = (Double(edge.column) + 0.5) / Double(columns)
      points.append(start + (end - start) * along + normal * edge.offset)
      weights.append(edge.strength)
    }
    return robustLine(through: points, weights: weights, atLeast: columns / 3)
  }

  /// A line through most of the points; nil when fewer than `minimumCount` agree.
  private func robustLine(through points: [PixelPoint], weights: [Double], atLeast minimumCount: Int) -> PixelLine? {
    guard points.count >= minimumCount, points.count >= 6 else { return nil }
    let tolerance = max(1.2, Double(reach) * 0.12)
    var best: (score: Double, line: PixelLine)?
    // Pairs of far points, by a fixed pattern: results do not change from run to run.
    let count = points.count
    for first in stride(from: 0, to: count / 2, by: max(1, count / 20)) {
      for second in stride(from: count / 2, to: count, by: max(1, count / 20)) where second - first > count / 4 {
        let line = PixelLine(through: points[first], points[second])
        var score = 0.0
        for (point, weight) in zip(points, weights) {
          let distance = line.signedDistance(to: point) / tolerance
          score += weight * max(0, 1 - distance * distance)
        }
        if score > best?.score ?? 0 { best = (score, line) }
      }
    }
    guard var line = best?.line else { return nil }
    for _ in 0..<4 {
      let shares = zip(points, weights).map { point, weight -> Double in
        let distance = line.signedDistance(to: point) / tolerance
        let closeness = max(0, 1 - distance * distance / 4)
        return weight * closeness * closeness
      }
      guard shares.count(where: { $0 > 0 }) >= minimumCount, let next = PixelLine(fitting: points, weights: shares)
      else { return nil }
      line = next
    }
    return line
  }

  /// The part of a side that lies on the image, or nil when hardly any does.
  private func visiblePart(from start: PixelPoint, to end: PixelPoint) -> (PixelPoint, PixelPoint)? {
    let margin = Double(reach) + 1
    let (right, bottom) = (Double(image.width) - margin, Double(image.height) - margin)
    var (from, to) = (0.0, 1.0)
    let step = end - start
    for (position, change, limit) in [(start.x, step.x, right), (start.y, step.y, bottom)] {
      if abs(change) < 1e-9 {
        guard position > margin, position < limit else { return nil }
      } else {
        let (a, b) = ((margin - position) / change, (limit - position) / change)
        from = max(from, min(a, b))
        to = min(to, max(a, b))
      }
    }
    return to - from > 0.3 ? (start + step * from, start + step * to) : nil
  }
}
