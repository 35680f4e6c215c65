/// Which segments stand directly below which.
struct Neighbourhood {
  /// For each segment the one directly below it in its column.
  let below: [Int?]
  /// For each segment the one directly above it in its column.
  let above: [Int?]

  init(_ segments: [Segment]) {
    var below = [Int?](repeating: nil, count: segments.count)
    var above = [Int?](repeating: nil, count: segments.count)
    for index in segments.indices {
      guard let box = segments[index].box else {
        if index + 1 < segments.count { below[index] = index + 1 }
        continue
      }
      var nearest = Double.infinity
      for other in segments.indices where other != index {
        guard let candidate = segments[other].box else { continue }
        if segments[other].line == segments[index].line {
          continue
        }
        let gap = candidate.top - box.bottom
        let height = max(box.bottom - box.top, candidate.bottom - candidate.top)
        let overlap = min(box.right, candidate.right) - max(box.left, candidate.left)
        guard candidate.top > box.top, gap < height * 1.9, gap > -height * 0.5, overlap > 0, gap < nearest else {
          continue
        }
        nearest = gap
        below[index] = other
      }
    }
    for (index, other) in below.enumerated() {
      if let other, above[other] == nil { above[other] = index }
    }
    // Segments of one line follow one another.
    for index in segments.indices.dropLast() where segments[index].line == segments[index + 1].line {
      if below[index] == nil || segments[index].box != nil { below[index + 1] = below[index + 1] ?? below[index] }
      above[index + 1] = index
      below[index] = index + 1
    }
    self.below = below
    self.above = above
  }
}
