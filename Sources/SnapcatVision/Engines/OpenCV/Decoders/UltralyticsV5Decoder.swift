import Foundation

/// Decodes YOLOv5 and other networks with its head.
///
/// One output with a row for each box: center, width and height in pixels of the input, the objectness, and a score a
/// class, all in 0...1.
struct UltralyticsV5Decoder: DetectionDecoder {
  func decode(_ outputs: [Tensor], input: NetworkInput, minimumConfidence: Float) throws(VisionError) -> [Detection] {
    guard let output = outputs.first, output.shape.count == 3, output.rowLength > 5 else {
      throw .engineFailed("ultralytics-v5 gives an output of 1 x boxes x (5 + classes), not \(outputs.map(\.shape))")
    }
    let length = output.rowLength
    return stride(from: 0, to: output.rowCount * length, by: length).compactMap { start in
      let row = output.values[start..<start + length]
      let objectness = row[start + 4]
      guard objectness >= minimumConfidence, let best = row.dropFirst(5).likeliest else { return nil }
      let confidence = min(1, objectness * best.score)
      guard confidence >= minimumConfidence else { return nil }
      let (width, height) = (Double(row[start + 2]), Double(row[start + 3]))
      return Detection(
        classIndex: best.index, confidence: confidence,
        box: CGRect(
          x: Double(row[start]) - width / 2, y: Double(row[start + 1]) - height / 2, width: width, height: height))
    }
  }

  func classCount(of outputs: [Tensor]) -> Int? { outputs.first.map { $0.rowLength - 5 } }
}
