import Foundation

/// Makes boxes less sure that most likely show an animal a second time.
///
/// Non-maximum suppression leaves a part of an animal beside the whole one, and a box of each class where the network
/// cannot tell cat from dog. Leaving those out would cost what is right among them; damped, they keep their place in the
/// order below all surer boxes and fall under the threshold that people use.
struct DuplicateDamping: Hashable, Sendable {
  /// A box that lies in a surer one of its class, or has that one in it, by more than this share of the smaller box.
  var partShare = 0.8
  /// What is left of the confidence of such a part.
  var partFactor: Float = 0.4
  /// A box of another class that has more than this intersection over union with a surer one.
  var otherClassOverlap = 0.7
  /// What is left of the confidence of such a second label.
  var otherClassFactor: Float = 0.5

  /// All boxes, the surest first; boxes of equal confidence keep their order.
  ///
  /// - Parameter detections: the surest first.
  func callAsFunction(_ detections: [Detection]) -> [Detection] {
    var damped = detections
    for index in detections.indices {
      for surer in detections[..<index] {
        guard let factor = factor(of: detections[index], beside: surer) else { continue }
        damped[index].confidence *= factor
        break
      }
    }
    return damped.indices.sorted { (-damped[$0].confidence, $0) < (-damped[$1].confidence, $1) }.map { damped[$0] }
  }

  private func factor(of detection: Detection, beside surer: Detection) -> Float? {
    if detection.classIndex == surer.classIndex {
      return NonMaximumSuppression.shareOfSmaller(detection.box, surer.box) > partShare ? partFactor : nil
    }
    return NonMaximumSuppression.overlap(detection.box, surer.box) > otherClassOverlap ? otherClassFactor : nil
  }
}
