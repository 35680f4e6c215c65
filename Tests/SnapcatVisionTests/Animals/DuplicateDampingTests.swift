import Foundation
import Testing

@testable import SnapcatVision

@Suite("Damping of duplicates")
struct DuplicateDampingTests {
  private func detection(
    _ classIndex: Int, _ confidence: Float, x: Double = 0, width: Double = 10, height: Double = 10
  ) -> Detection {
    Detection(classIndex: classIndex, confidence: confidence, box: CGRect(x: x, y: 0, width: width, height: height))
  }

  @Test("a part of a surer box of its class, and a box around one, become less sure and stay")
  func parts() {
    let damped = DuplicateDamping()([detection(0, 0.8), detection(0, 0.5, width: 5), detection(0, 0.25, width: 40)])
    #expect(damped.map(\.box.width) == [10, 5, 40])
    #expect(damped.map(\.confidence) == [0.8, 0.2, 0.1])
  }

  @Test("a second label on nearly the same box becomes less sure, and what was surer than it comes first")
  func labels() {
    let damped = DuplicateDamping()([detection(0, 0.75), detection(1, 0.5, width: 9), detection(1, 0.375, x: 50)])
    #expect(damped.map(\.confidence) == [0.75, 0.375, 0.25])
    #expect(damped.map(\.box.minX) == [0, 50, 0])
  }

  @Test("a cat before a dog, and two cats side by side, are left alone")
  func others() {
    let detections = [
      detection(0, 0.75), detection(0, 0.7, x: 5), detection(1, 0.625, width: 5), detection(1, 0.5, x: 100),
    ]
    #expect(DuplicateDamping()(detections) == detections)
  }
}
