import Foundation

/// Decodes YOLOv8 and its successors as the Ultralytics exporter writes them, without suppression inside.
///
/// One output of 4 + classes rows and a column for each box: center, width and height in pixels of the input, then a
/// score a class in 0...1.
struct UltralyticsDecoder: DetectionDecoder {
  func decode(_ outputs: [Tensor], input: NetworkInput, minimumConfidence: Float) throws(VisionError) -> [Detection] {
    guard let output = outputs.first, outputs.count == 1, output.shape.count == 3, output.shape[0] == 1,
      output.shape[1] > 4
    else {
      throw .engineFailed(
        "ultralytics gives one output of 1 x (4 + classes) x boxes, not \(outputs.map(\.shape))")
    }
    let (classCount, count) = (output.shape[1] - 4, output.shape[2])
    var best = [(index: Int, score: Float)](repeating: (0, -.infinity), count: count)
    for classIndex in 0..<classCount {
      let start = (4 + classIndex) * count
      for column in 0..<count where output.values[start + column] > best[column].score {
        best[column] = (classIndex, output.values[start + column])
      }
    }
    return (0..<count).filter { best[$0].score >= minimumConfidence }.map { column in
      let (centerX, centerY) = (Double(output.values[column]), Double(output.values[count + column]))
      let (width, height) = (Double(output.values[2 * count + column]), Double(output.values[3 * count + column]))
      return Detection(
        classIndex: best[column].index, confidence: min(1, best[column].score),
        box: CGRect(x: centerX - width / 2, y: centerY - height / 2, width: width, height: height))
    }
  }

  func classCount(of outputs: [Tensor]) -> Int? { outputs.first.map { $0.shape[1] - 4 } }
}
