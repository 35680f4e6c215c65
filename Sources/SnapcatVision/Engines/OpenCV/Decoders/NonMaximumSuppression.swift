import Foundation

/// Merges overlapping boxes of the same class by keeping the surest (greedy non-maximum suppression).
struct NonMaximumSuppression: Hashable, Sendable {
  /// A box that overlaps a surer one of its class by more than this intersection over union is left out.
  var maximumOverlap: Double

  /// The boxes that are left, the surest first; boxes of equal confidence keep their order.
  func callAsFunction(_ detections: [Detection]) -> [Detection] {
    let order = detections.indices.sorted {
      (-detections[$0].confidence, $0) < (-detections[$1].confidence, $1)
    }
    var kept: [Detection] = []
    for candidate in order.map({ detections[$0] }) {
      let isCovered = kept.contains {
        $0.classIndex == candidate.classIndex && Self.overlap($0.box, candidate.box) > maximumOverlap
      }
      if !isCovered { kept.append(candidate) }
    }
    return kept
  }

  /// Intersection over union of two rectangles, in 0...1.
  static func overlap(_ one: CGRect, _ other: CGRect) -> Double {
    let width = min(one.maxX, other.maxX) - max(one.minX, other.minX)
    let height = min(one.maxY, other.maxY) - max(one.minY, other.minY)
    guard width > 0, height > 0 else { return 0 }
    let shared = width * height
    return shared / (one.width * one.height + other.width * other.height - shared)
  }

  /// The share of the smaller rectangle that lies in the other one, in 0...1.
  static func shareOfSmaller(_ one: CGRect, _ other: CGRect) -> Double {
    let width = min(one.maxX, other.maxX) - max(one.minX, other.minX)
    let height = min(one.maxY, other.maxY) - max(one.minY, other.minY)
    let smaller = min(one.width * one.height, other.width * other.height)
    guard width > 0, height > 0, smaller > 0 else { return 0 }
    return width * height / smaller
  }
}
