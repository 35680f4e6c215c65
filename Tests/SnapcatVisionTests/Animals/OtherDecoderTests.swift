import Foundation
import Testing

@testable import SnapcatVision

@Suite("Decoders of other architectures")
struct OtherDecoderTests {
  private let input = NetworkInput(
    width: 64, height: 32, colorOrder: .rgb, scale: 1, mean: [0, 0, 0], placement: .center, padding: 0)

  @Test("ultralytics: a column is a box in pixels, its best score is its confidence")
  func ultralytics() throws {
    // Three boxes, two classes: centers, sizes and scores row by row.
    let output = Tensor(
      name: "output0", shape: [1, 6, 3],
      values: [
        20, 40, 10,  // center from the left
        10, 20, 16,  // center from the top
        8, 16, 4,  // width
        4, 8, 32,  // height
        0.25, 0.75, 0.1,  // class 0
        0.5, 0.5, 0.2,  // class 1
      ])
    let decoder = UltralyticsDecoder()
    #expect(decoder.classCount(of: [output]) == 2)
    #expect(
      try decoder.decode([output], input: input, minimumConfidence: 0.5) == [
        Detection(classIndex: 1, confidence: 0.5, box: CGRect(x: 16, y: 8, width: 8, height: 4)),
        Detection(classIndex: 0, confidence: 0.75, box: CGRect(x: 32, y: 16, width: 16, height: 8)),
      ])
  }

  @Test("ultralytics-v5: a row is a box, its confidence objectness times score")
  func ultralyticsV5() throws {
    let output = Tensor(
      name: "output", shape: [1, 3, 7],
      values: [
        20, 10, 8, 4, 0.5, 0.25, 1,
        40, 20, 16, 8, 1, 0.75, 0.5,
        10, 10, 2, 2, 0.75, 0.5, 0.5,
      ])
    let decoder = UltralyticsV5Decoder()
    #expect(decoder.classCount(of: [output]) == 2)
    #expect(
      try decoder.decode([output], input: input, minimumConfidence: 0.5) == [
        Detection(classIndex: 1, confidence: 0.5, box: CGRect(x: 16, y: 8, width: 8, height: 4)),
        Detection(classIndex: 0, confidence: 0.75, box: CGRect(x: 32, y: 16, width: 16, height: 8)),
      ])
  }

  @Test("ssd: a row is number, class, score and the sides as shares; free and empty rows do not count")
  func ssd() throws {
    let output = Tensor(
      name: "detection_out", shape: [1, 1, 4, 7],
      values: [
        0, 8, 0.75, 0.25, 0.25, 0.5, 0.75,
        0, 12, 0.25, 0, 0, 1, 1,
        0, 12, 0.875, 0.5, 0.5, 0.5, 1,
        -1, 8, 0.9, 0, 0, 1, 1,
      ])
    #expect(SSDDecoder().classCount(of: [output]) == nil)
    #expect(
      try SSDDecoder().decode([output], input: input, minimumConfidence: 0.5) == [
        Detection(classIndex: 8, confidence: 0.75, box: CGRect(x: 16, y: 8, width: 16, height: 16))
      ])
  }

  struct BadShape: Sendable, CustomTestStringConvertible {
    var architecture: ModelArchitecture
    var shape: [Int]
    var testDescription: String { "\(architecture.rawValue) with \(shape)" }
  }

  @Test(
    "outputs of another shape are refused",
    arguments: [
      BadShape(architecture: .ultralytics, shape: [1, 4, 9]), BadShape(architecture: .ultralytics, shape: [6, 9]),
      BadShape(architecture: .ultralyticsV5, shape: [1, 9, 5]), BadShape(architecture: .ultralyticsV5, shape: [9, 7]),
      BadShape(architecture: .ssd, shape: [1, 1, 3, 6]),
    ])
  func shapes(_ test: BadShape) {
    let tensor = Tensor(
      name: "out", shape: test.shape, values: [Float](repeating: 0, count: test.shape.reduce(1, *)))
    for outputs in [[tensor], []] {
      #expect(throws: VisionError.self) {
        try test.architecture.decoder.decode(outputs, input: input, minimumConfidence: 0.5)
      }
    }
  }
}
