import Foundation
import Testing

@testable import SnapcatVision

@Suite("Weighted boxes fusion")
struct WeightedBoxesFusionTests {
  private let fusion = WeightedBoxesFusion(minimumOverlap: 0.5)

  private func detection(_ classIndex: Int, _ confidence: Float, x: Double, width: Double = 10) -> Detection {
    Detection(classIndex: classIndex, confidence: confidence, box: CGRect(x: x, y: 0, width: width, height: 10))
  }

  private func isClose(_ values: [Float], _ others: [Float]) -> Bool {
    values.count == others.count && zip(values, others).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test("boxes of several views become their mean, weighted with their confidence")
  func mean() throws {
    let fused = fusion([[detection(0, 0.75, x: 0)], [detection(0, 0.25, x: 2)]])
    let only = try #require(fused.first)
    #expect(fused.count == 1)
    #expect(abs(only.box.minX - 0.5) < 1e-6)
    #expect(abs(only.box.width - 10) < 1e-6)
    // A fifth of 0.75, the surest view, and four fifths of 0.5, the mean.
    #expect(abs(only.confidence - 0.55) < 1e-6)
  }

  @Test("what one view of two saw is less sure")
  func missing() {
    let fused = fusion([[detection(0, 0.5, x: 0)], []])
    #expect(fused.map(\.box) == [detection(0, 0, x: 0).box])
    #expect(isClose(fused.map(\.confidence), [0.3]))
  }

  @Test("other classes and boxes elsewhere stay apart, the surest first")
  func apart() {
    let fused = fusion([[detection(0, 0.5, x: 0), detection(1, 1, x: 1)], [detection(0, 0.75, x: 40)]])
    #expect(fused.map(\.classIndex) == [1, 0, 0])
    #expect(fused.map(\.box.minX) == [1, 40, 0])
    #expect(isClose(fused.map(\.confidence), [0.6, 0.45, 0.3]))
  }

  @Test("two boxes of one view do not make a group surer than its members")
  func sameView() {
    let fused = fusion([[detection(0, 0.5, x: 0), detection(0, 0.5, x: 0), detection(0, 0.5, x: 0)], []])
    #expect(fused == [detection(0, 0.5, x: 0)])
  }

  @Test("no views and empty views give nothing")
  func empty() {
    #expect(fusion([]).isEmpty)
    #expect(fusion([[], []]).isEmpty)
  }
}
