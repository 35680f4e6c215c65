import Foundation
import Testing

@testable import SnapcatVision

@Suite("Decoders")
struct DecoderTests {
  private let input = NetworkInput(
    width: 64, height: 32, colorOrder: .rgb, scale: 1, mean: [0, 0, 0], placement: .center, padding: 0)

  @Test("darknet-yolo: rows of all outputs become boxes in pixels of the input")
  func darknet() throws {
    let coarse = Tensor(
      name: "yolo_16", shape: [2, 7],
      values: [
        0.5, 0.5, 0.25, 0.5, 0.75, 0.5, 0.75,
        0.5, 0.5, 0.25, 0.5, 0.75, 0.25, 0.125,
      ])
    let fine = Tensor(name: "yolo_23", shape: [1, 7], values: [0.125, 0.25, 0.5, 0.25, 1, 0.875, 0])
    let detections = try DarknetYOLODecoder().decode([coarse, fine], input: input, minimumConfidence: 0.5)
    #expect(
      detections == [
        Detection(classIndex: 1, confidence: 0.75, box: CGRect(x: 24, y: 8, width: 16, height: 16)),
        Detection(classIndex: 0, confidence: 0.875, box: CGRect(x: -8, y: 4, width: 32, height: 8)),
      ])
  }

  @Test("darknet-yolo: rows without classes are refused", arguments: [[3, 5], [0], []])
  func darknetShape(shape: [Int]) {
    let tensor = Tensor(name: "out", shape: shape, values: [Float](repeating: 0, count: shape.reduce(1, *)))
    #expect(throws: VisionError.self) {
      try DarknetYOLODecoder().decode([tensor], input: input, minimumConfidence: 0.5)
    }
  }

  /// An output of yolox for the input: 8 x 4, 4 x 2 and 2 x 1 cells with two classes, all silent but the given ones.
  private func yolox(_ cells: [Int: [Float]]) -> Tensor {
    let rows = (0..<32 + 8 + 2).flatMap { cells[$0] ?? [0, 0, 0, 0, 0, 0, 0] }
    return Tensor(name: "output", shape: [1, 42, 7], values: rows)
  }

  @Test("yolox: a cell of each grid tells center, size and score")
  func yoloxGrids() throws {
    let output = yolox([
      10: [0.5, 0.25, 0, log(2), 0.5, 1, 0.25],  // stride 8: column 2, row 1
      32 + 5: [0, 0.5, log(0.5), 0, 0.75, 0, 1],  // stride 16: column 1, row 1
      40 + 1: [0.5, 0.5, 0, 0, 1, 0.5, 0.25],  // stride 32: column 1, row 0
    ])
    let detections = try YOLOXDecoder().decode([output], input: input, minimumConfidence: 0.5)
    try #require(detections.count == 3)
    #expect(detections.map(\.classIndex) == [0, 1, 0])
    #expect(detections.map(\.confidence) == [0.5, 0.75, 0.5])
    let expected = [
      CGRect(x: 16, y: 2, width: 8, height: 16), CGRect(x: 12, y: 16, width: 8, height: 16),
      CGRect(x: 32, y: 0, width: 32, height: 32),
    ]
    for (detection, box) in zip(detections, expected) {
      #expect(abs(detection.box.minX - box.minX) < 1e-4)
      #expect(abs(detection.box.minY - box.minY) < 1e-4)
      #expect(abs(detection.box.width - box.width) < 1e-4)
      #expect(abs(detection.box.height - box.height) < 1e-4)
    }
  }

  @Test("yolox: the score is objectness times class, and counts as a whole")
  func yoloxScore() throws {
    let output = yolox([0: [0, 0, 0, 0, 0.75, 0.5, 0.625]])
    #expect(try YOLOXDecoder().decode([output], input: input, minimumConfidence: 0.47).isEmpty)
    let found = try YOLOXDecoder().decode([output], input: input, minimumConfidence: 0.46)
    #expect(found.map(\.confidence) == [0.75 * 0.625])
  }

  @Test("yolox: an output that does not fit the input is refused")
  func yoloxShape() {
    let short = Tensor(name: "output", shape: [1, 41, 7], values: [Float](repeating: 0, count: 41 * 7))
    for outputs in [[short], [], [yolox([:]), yolox([:])]] {
      #expect(throws: VisionError.self) {
        try YOLOXDecoder().decode(outputs, input: input, minimumConfidence: 0.5)
      }
    }
  }

  @Test("the likeliest class is the first of the highest")
  func likeliest() {
    #expect([Float](repeating: 0, count: 0)[...].likeliest == nil)
    let best = ([9, 0.25, 0.5, 0.5] as [Float])[1...].likeliest
    #expect(best?.index == 1)
    #expect(best?.score == 0.5)
  }
}
