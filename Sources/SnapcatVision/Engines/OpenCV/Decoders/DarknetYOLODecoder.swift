import Foundation

/// Decodes what OpenCV makes of the `yolo` layers of a Darknet network.
///
/// Each row holds the box's center, width and height as a share of the input, the objectness, and a score a class that
/// already is multiplied with the objectness. The rows of all layers count.
struct DarknetYOLODecoder: DetectionDecoder {
  func decode(_ outputs: [Tensor], input: NetworkInput, minimumConfidence: Float) throws(VisionError) -> [Detection] {
    var detections: [Detection] = []
    for output in outputs {
      let length = output.rowLength
      guard length > 5 else {
        throw .engineFailed("a darknet-yolo output has rows of more than 5 values; \(output.name) is \(output.shape)")
      }
      for start in stride(from: 0, to: output.rowCount * length, by: length) {
        let row = output.values[start..<start + length]
        guard row[start + 4] >= minimumConfidence,
          let best = row.dropFirst(5).likeliest, best.score >= minimumConfidence
        else { continue }
        let (width, height) = (Double(row[start + 2]), Double(row[start + 3]))
        let box = CGRect(
          x: (Double(row[start]) - width / 2) * Double(input.width),
          y: (Double(row[start + 1]) - height / 2) * Double(input.height),
          width: width * Double(input.width), height: height * Double(input.height))
        detections.append(Detection(classIndex: best.index, confidence: min(1, best.score), box: box))
      }
    }
    return detections
  }

  func classCount(of outputs: [Tensor]) -> Int? { outputs.first.map { $0.rowLength - 5 } }
}
