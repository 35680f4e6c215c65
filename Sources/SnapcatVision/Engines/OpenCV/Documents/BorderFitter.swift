/// Moves the sides of an outline onto the borders that the network sees next to them.
struct BorderFitter {
  let evidence: CardEvidence
  /// How far from a side its border is looked for, in pixels of the planes.
  var reach = 3.0

  /// The outline with fitted sides; nil when the borders make no outline near the given one.
  func fitted(_ outline: PixelQuadrilateral) -> PixelQuadrilateral? {
    var result = outline
    for _ in 0..<2 {
      let sides = (0..<4).map { side(result.corner($0), result.corner($0 + 1)) ?? result.side($0) }
      guard let next = PixelQuadrilateral(sides: sides), next.cornerDistance(to: outline) < 4 * reach else {
        return nil
      }
      result = next
    }
    return result
  }

  private func side(_ a: PixelPoint, _ b: PixelPoint) -> PixelLine? {
    let direction = (b - a).unit
    let normal = PixelPoint(x: -direction.y, y: direction.x)
    let count = min(max(Int((b - a).length), 8), 48)
    var points: [PixelPoint] = []
    var weights: [Double] = []
    for index in 0..<count {
      let point = a + (b - a) * (0.06 + 0.88 * (Double(index) + 0.5) / Double(count))
      var (sum, moment) = (0.0, 0.0)
      for offset in stride(from: -reach, through: reach, by: 0.5) {
        let value = evidence.value(.border, atPlace: point + normal * offset)
        sum += value * value
        moment += value * value * offset
      }
      guard sum > 0.05 else { continue }
      points.append(point + normal * (moment / sum))
      weights.append(sum)
    }
    guard points.count >= count / 3 else { return nil }
    return PixelLine(fitting: points, weights: weights)
  }
}
