import Foundation

/// Decodes single-shot detectors (Liu et al., "SSD: Single Shot MultiBox Detector", 2016) that end in a DetectionOutput.
///
/// One output of rows of seven: the image's number, the class, the score, and left, top, right and bottom as shares of the
/// input. Classes are counted as the network does, mostly with the background as 0, and so are the lines of its label
/// file.
struct SSDDecoder: DetectionDecoder {
  private static let rowLength = 7

  func decode(_ outputs: [Tensor], input: NetworkInput, minimumConfidence: Float) throws(VisionError) -> [Detection] {
    guard let output = outputs.first, outputs.count == 1, output.rowLength == Self.rowLength else {
      throw .engineFailed("ssd gives one output with rows of 7 values, not \(outputs.map(\.shape))")
    }
    return stride(from: 0, to: output.rowCount * Self.rowLength, by: Self.rowLength).compactMap { start in
      let row = Array(output.values[start..<start + Self.rowLength])
      // Free rows have the image number -1.
      guard row[0] >= 0, row[1] >= 0, row[2] >= minimumConfidence else { return nil }
      let (left, top) = (Double(row[3]) * Double(input.width), Double(row[4]) * Double(input.height))
      let (right, bottom) = (Double(row[5]) * Double(input.width), Double(row[6]) * Double(input.height))
      guard right > left, bottom > top else { return nil }
      return Detection(
        classIndex: Int(row[1]), confidence: min(1, row[2]),
        box: CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }
  }

  func classCount(of outputs: [Tensor]) -> Int? { nil }
}
