import Foundation

/// Fuses the boxes of several views of one image into one answer.
///
/// Solovyev, Wang and Gabruseva, "Weighted boxes fusion: Ensembling boxes from different object detection models" (2021):
/// boxes of one class that overlap form a group; its box is the mean of theirs weighted with their confidence, and what
/// few views have seen becomes less sure. Unlike there the surest view counts once more, since a view from far away cannot
/// see what is small.
struct WeightedBoxesFusion: Hashable, Sendable {
  /// How much of a fused confidence is that of the surest view; the rest is the mean of all views.
  ///
  /// A larger share finds no more of the validation pictures' animals and more where there are none.
  static let surestShare: Float = 0.2

  /// Boxes of a class belong together when their intersection over union with the group's box is above this.
  var minimumOverlap: Double

  /// A group that grows box by box.
  private struct Group {
    var members: [Detection]
    var fused: Detection

    init(_ first: Detection) {
      members = [first]
      fused = first
    }

    mutating func add(_ detection: Detection) {
      members.append(detection)
      let total = members.reduce(0) { $0 + Double($1.confidence) }
      func mean(_ value: (CGRect) -> Double) -> Double {
        members.reduce(0) { $0 + Double($1.confidence) * value($1.box) } / total
      }
      let (left, top) = (mean { $0.minX }, mean { $0.minY })
      let (right, bottom) = (mean { $0.maxX }, mean { $0.maxY })
      fused.box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  /// The fused boxes, the surest first.
  ///
  /// - Parameter views: what each view showed, in pixels of the image.
  func callAsFunction(_ views: [[Detection]]) -> [Detection] {
    let all = views.flatMap(\.self)
    let order = all.indices.sorted { (-all[$0].confidence, $0) < (-all[$1].confidence, $1) }
    var groups: [Group] = []
    for detection in order.map({ all[$0] }) where detection.confidence > 0 {
      let overlaps = groups.map { group in
        group.fused.classIndex == detection.classIndex
          ? NonMaximumSuppression.overlap(group.fused.box, detection.box) : 0
      }
      if let best = overlaps.indices.max(by: { overlaps[$0] < overlaps[$1] }), overlaps[best] > minimumOverlap {
        groups[best].add(detection)
      } else {
        groups.append(Group(detection))
      }
    }
    let answer = groups.map { fused($0, viewCount: views.count) }
    return answer.indices.sorted { (-answer[$0].confidence, $0) < (-answer[$1].confidence, $1) }.map { answer[$0] }
  }

  /// The group's box with a confidence between the mean of all views, those that did not see it counting as 0, and that
  /// of the surest view.
  private func fused(_ group: Group, viewCount: Int) -> Detection {
    var detection = group.fused
    let sum = group.members.reduce(0) { $0 + $1.confidence }
    let mean = sum / Float(max(group.members.count, viewCount))
    detection.confidence = Self.surestShare * group.fused.confidence + (1 - Self.surestShare) * mean
    return detection
  }
}
