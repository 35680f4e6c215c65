/// Turns convex polygons into quadrilaterals.
enum HullQuadrilateral {
  /// The quadrilateral that encloses a convex polygon and adds little area, or nil when it adds too much.
  ///
  /// Sides are taken away one by one, always the one whose neighbours, made longer until they meet, add the least area.
  /// A rounded or clipped corner goes first, so that the corner comes back where the sides meet.
  static func enclosing(_ polygon: [PixelPoint]) -> PixelQuadrilateral? {
    var points = clockwise(polygon)
    let area = doubledArea(points) / 2
    guard points.count >= 4, area > 0 else { return nil }
    var added = 0.0
    while points.count > 4 {
      var best: (cost: Double, index: Int, corner: PixelPoint)?
      for index in points.indices {
        let (a, b) = (points[index], points[(index + 1) % points.count])
        let before = points[(index + points.count - 1) % points.count]
        let after = points[(index + 2) % points.count]
        guard let corner = meeting(of: before, a, and: after, b) else { continue }
        let cost = abs((b - a).cross(corner - a)) / 2
        if cost < best?.cost ?? .infinity { best = (cost, index, corner) }
      }
      guard let best else { return nil }
      added += best.cost
      guard added < 0.3 * area else { return nil }
      let next = (best.index + 1) % points.count
      points[best.index] = best.corner
      points.remove(at: next)
    }
    let result = PixelQuadrilateral(points[0], points[1], points[2], points[3])
    return result.isConvex ? result : nil
  }

  /// Where the ray from `before` through `a` meets the ray from `after` through `b`.
  private static func meeting(
    of before: PixelPoint, _ a: PixelPoint, and after: PixelPoint, _ b: PixelPoint
  ) -> PixelPoint? {
    let (u, v) = (a - before, b - after)
    let sine = u.cross(v)
    guard abs(sine) > 1e-9 * u.length * v.length else { return nil }
    let along = (b - a).cross(v) / sine
    let back = (b - a).cross(u) / sine
    return along >= 0 && back >= 0 ? a + u * along : nil
  }

  private static func clockwise(_ polygon: [PixelPoint]) -> [PixelPoint] {
    doubledArea(polygon) < 0 ? polygon.reversed() : polygon
  }

  private static func doubledArea(_ polygon: [PixelPoint]) -> Double {
    guard var previous = polygon.last else { return 0 }
    var sum = 0.0
    for point in polygon {
      sum += previous.cross(point)
      previous = point
    }
    return sum
  }
}
