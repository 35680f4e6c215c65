import Foundation
import Testing

@testable import SnapcatVision

@Suite("Non-maximum suppression")
struct NonMaximumSuppressionTests {
  private func detection(_ classIndex: Int, _ confidence: Float, x: Double, width: Double = 10) -> Detection {
    Detection(classIndex: classIndex, confidence: confidence, box: CGRect(x: x, y: 0, width: width, height: 10))
  }

  @Test("of overlapping boxes of a class the surest stays, others stay as they are")
  func merging() {
    let suppression = NonMaximumSuppression(maximumOverlap: 0.45)
    let kept = suppression([
      detection(0, 0.5, x: 1), detection(1, 0.6, x: 0), detection(0, 0.9, x: 0), detection(0, 0.4, x: 30),
    ])
    #expect(kept == [detection(0, 0.9, x: 0), detection(1, 0.6, x: 0), detection(0, 0.4, x: 30)])
  }

  @Test("a box that was left out does not push out another one")
  func chain() {
    let suppression = NonMaximumSuppression(maximumOverlap: 0.4)
    let kept = suppression([detection(0, 0.9, x: 0), detection(0, 0.8, x: 4), detection(0, 0.7, x: 8)])
    #expect(kept.map(\.confidence) == [0.9, 0.7])
  }

  @Test("boxes of one confidence keep their order")
  func ties() {
    let kept = NonMaximumSuppression(maximumOverlap: 0.45)([
      detection(0, 0.5, x: 40), detection(0, 0.5, x: 0), detection(0, 0.5, x: 20),
    ])
    #expect(kept.map(\.box.minX) == [40, 0, 20])
  }

  @Test("the overlap is intersection over union")
  func overlap() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(NonMaximumSuppression.overlap(box, box) == 1)
    #expect(NonMaximumSuppression.overlap(box, CGRect(x: 5, y: 0, width: 10, height: 10)) == 50.0 / 150)
    #expect(NonMaximumSuppression.overlap(box, CGRect(x: 10, y: 0, width: 10, height: 10)) == 0)
    #expect(NonMaximumSuppression.overlap(box, CGRect(x: 0, y: 0, width: 0, height: 0)) == 0)
  }
}
