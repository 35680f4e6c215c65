/// The strongest edge of each column of a strip that was sampled along a side.
struct StripEdges {
  struct Edge {
    let column: Int
    /// Rows from the middle of the strip.
    let offset: Double
    /// Change of colour across the edge, in levels.
    let strength: Double
  }

  let edges: [Edge]

  init(_ strip: PixelBuffer) {
    let reach = strip.height / 2
    let width = max(1, min(3, reach / 4))
    edges = (0..<strip.width).compactMap { Self.edge(in: $0, of: strip, reach: reach, width: width) }
  }

  private static func edge(in column: Int, of strip: PixelBuffer, reach: Int, width: Int) -> Edge? {
    let (rows, channels) = (strip.height, strip.channels)
    guard rows > 2 * width + 2 else { return nil }
    var steps = [Double](repeating: 0, count: rows + 1)
    for boundary in width...(rows - width) {
      var total = 0.0
      for channel in 0..<channels {
        var difference = 0
        for distance in 0..<width {
          difference += Int(strip.bytes[((boundary + distance) * strip.width + column) * channels + channel])
          difference -= Int(strip.bytes[((boundary - 1 - distance) * strip.width + column) * channels + channel])
        }
        let step = Double(difference) / Double(width)
        total += step * step
      }
      // An edge next to the side is likelier than one far away.
      let away = (Double(boundary) - Double(rows) / 2) / Double(reach)
      steps[boundary] = total.squareRoot() * (1 - 0.4 * away * away)
    }
    guard let best = (width...(rows - width)).max(by: { steps[$0] < steps[$1] }), steps[best] > 4 else { return nil }
    var position = Double(best)
    if best > width, best < rows - width {
      let (before, at, after) = (steps[best - 1], steps[best], steps[best + 1])
      let curvature = before - 2 * at + after
      if curvature < 0 { position += (before - after) / (2 * curvature) }
    }
    return Edge(column: column, offset: position - Double(rows) / 2, strength: min(steps[best], 40))
  }
}
