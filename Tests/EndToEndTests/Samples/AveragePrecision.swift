import Foundation

/// Average precision at an overlap of 0.5, as PASCAL VOC defines it since 2010: the area under the precision envelope.
struct AveragePrecision {
  /// A detection of one class in one picture.
  struct Candidate {
    var image: Int
    var confidence: Double
    var box: CGRect
  }

  /// Boxes of the class, by picture.
  var truth: [Int: [CGRect]]

  func callAsFunction(_ candidates: [Candidate]) -> Double {
    let total = truth.values.map(\.count).reduce(0, +)
    guard total > 0 else { return 0 }
    var open = truth
    var (hits, points): (Int, [(recall: Double, precision: Double)]) = (0, [])
    for (rank, candidate) in candidates.sorted(by: { $0.confidence > $1.confidence }).enumerated() {
      let boxes = open[candidate.image] ?? []
      if let match = boxes.firstIndex(where: { Self.overlap($0, candidate.box) >= 0.5 }) {
        open[candidate.image]?.remove(at: match)
        hits += 1
      }
      points.append((Double(hits) / Double(total), Double(hits) / Double(rank + 1)))
    }
    var (area, envelope, recallAfter): (Double, Double, Double) = (0, 0, points.last?.recall ?? 0)
    for index in points.indices.reversed() {
      envelope = max(envelope, points[index].precision)
      let recallBefore = index > 0 ? points[index - 1].recall : 0
      area += (recallAfter - recallBefore) * envelope
      recallAfter = recallBefore
    }
    return area
  }

  private static func overlap(_ one: CGRect, _ other: CGRect) -> Double {
    let shared = one.intersection(other)
    guard !shared.isNull else { return 0 }
    let sharedArea = shared.width * shared.height
    return sharedArea / (one.width * one.height + other.width * other.height - sharedArea)
  }
}
