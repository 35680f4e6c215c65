import COpenCV

/// Outlines from straight lines: segments on one line are joined, and each four lines that enclose a plausible
/// quadrilateral are ranked by the edge along its sides.
struct LineGenerator: QuadrilateralGenerator {
  let name = "lines"
  /// The most lines that are combined.
  var maximumLineCount = 36
  /// The most quadrilaterals that are proposed.
  var maximumCount = 60
  /// The shortest segment, in pixels of the scene.
  var minimumLength = 16.0

  func quadrilaterals(in scene: DocumentScene) throws -> [PixelQuadrilateral] {
    let lines = try supportedLines(in: scene)
    return combinations(of: lines, in: scene)
  }

  /// The longest lines of the scene, and its borders.
  func supportedLines(in scene: DocumentScene) throws -> [SupportedLine] {
    var segments: [Segment] = []
    for (index, plane) in try scene.planes().prefix(3).enumerated() {
      segments += try plane.segments { scv_line_segments($0, index == 0 ? 0 : 1, minimumLength, $1, $2) }
        .map { Segment(a: PixelPoint(x: $0.0, y: $0.1), b: PixelPoint(x: $0.2, y: $0.3)) }
    }
    segments.sort { $0.length > $1.length }
    var groups: [[Segment]] = []
    for segment in segments.prefix(400) {
      if let index = groups.firstIndex(where: { segment.continues($0[0]) }) {
        groups[index].append(segment)
      } else {
        groups.append([segment])
      }
    }
    let lines = groups.compactMap { group -> (PixelLine, Double)? in
      let points = group.flatMap { [$0.a, $0.b] }
      let lengths = group.flatMap { [$0.length, $0.length] }
      guard let line = PixelLine(fitting: points, weights: lengths) else { return nil }
      return (line, group.reduce(0) { $0 + $1.length })
    }
    let longest = lines.filter { $0.1 > 36 }.sorted { $0.1 > $1.1 }.prefix(maximumLineCount)
    return longest.map { SupportedLine($0.0, length: $0.1, in: scene) }
      + (0..<4).map { SupportedLine(border: scene.frame.side($0)) }
  }

  private struct Segment {
    let a: PixelPoint
    let b: PixelPoint
    let length: Double
    let line: PixelLine

    init(a: PixelPoint, b: PixelPoint) {
      self.a = a
      self.b = b
      length = (b - a).length
      line = PixelLine(through: a, b)
    }

    /// Whether the segment lies on the line of a longer one.
    func continues(_ longer: Segment) -> Bool {
      guard abs(line.direction.cross(longer.line.direction)) < 0.05 else { return false }
      return abs(longer.line.signedDistance(to: (a + b) * 0.5)) < 3
    }
  }

  /// Where two lines meet: the point, and its position on each.
  private struct Crossing {
    let point: PixelPoint
    let onFirst: Double
    let onSecond: Double
  }

  private func combinations(of lines: [SupportedLine], in scene: DocumentScene) -> [PixelQuadrilateral] {
    let count = lines.count
    let margin = 0.12 * Double(max(scene.width, scene.height))
    var crossings = [Crossing?](repeating: nil, count: count * count)
    var opposite: [(Int, Int)] = []
    for first in 0..<count {
      for second in 0..<count where first != second {
        let angle = lines[first].line.angle(to: lines[second].line)
        if first < second, angle < 0.6 { opposite.append((first, second)) }
        guard angle > 0.8, let point = lines[first].line.intersection(with: lines[second].line),
          scene.contains(point, margin: -margin)
        else { continue }
        crossings[first * count + second] = Crossing(
          point: point, onFirst: lines[first].line.position(of: point), onSecond: lines[second].line.position(of: point)
        )
      }
    }
    var ranked: [(rank: Double, quadrilateral: PixelQuadrilateral)] = []
    for (index, (a, b)) in opposite.enumerated() {
      for (c, d) in opposite[(index + 1)...] {
        guard let ac = crossings[a * count + c], let bc = crossings[b * count + c],
          let bd = crossings[b * count + d], let ad = crossings[a * count + d]
        else { continue }
        let borders = [a, b, c, d].count { lines[$0].isBorder }
        guard borders <= 2 else { continue }
        let supports = [
          lines[a].support(from: ac.onFirst, to: ad.onFirst), lines[b].support(from: bc.onFirst, to: bd.onFirst),
          lines[c].support(from: ac.onSecond, to: bc.onSecond), lines[d].support(from: ad.onSecond, to: bd.onSecond),
        ]
        let weakest = min(min(supports[0], supports[1]), min(supports[2], supports[3]))
        guard weakest > 0.15 else { continue }
        let rank = supports[0] + supports[1] + supports[2] + supports[3] + 3 * weakest - 0.3 * Double(borders)
        if ranked.count >= 4 * maximumCount, let last = ranked.last, rank <= last.rank { continue }
        var quadrilateral = PixelQuadrilateral(ac.point, bc.point, bd.point, ad.point)
        if quadrilateral.area < 0 {
          quadrilateral = PixelQuadrilateral(ac.point, ad.point, bd.point, bc.point)
        }
        guard Plausibility.accepts(quadrilateral, in: scene) else { continue }
        ranked.append((rank, quadrilateral))
        if ranked.count >= 8 * maximumCount {
          ranked.sort { $0.rank > $1.rank }
          ranked.removeLast(ranked.count - 4 * maximumCount)
        }
      }
    }
    ranked.sort { $0.rank > $1.rank }
    return ranked.map(\.quadrilateral).withoutRepetitions(closerThan: 5, maximumCount: maximumCount)
  }
}
