import Foundation

/// Decodes YOLOX (Ge et al., "YOLOX: Exceeding YOLO Series in 2021") as its own exporter writes it.
///
/// One output with a row for each cell of three grids, finest first: the center's offset from the cell and the logarithm
/// of width and height, all in cells, then the objectness and a score a class, both in 0...1.
struct YOLOXDecoder: DetectionDecoder {
  /// Pixels of the input that a cell of each grid is wide and high.
  static let strides = [8, 16, 32]

  func decode(_ outputs: [Tensor], input: NetworkInput, minimumConfidence: Float) throws(VisionError) -> [Detection] {
    let cellCount = Self.strides.reduce(0) { $0 + (input.width / $1) * (input.height / $1) }
    guard let output = outputs.first, outputs.count == 1, output.rowLength > 5, output.rowCount == cellCount else {
      let shapes = outputs.map { "\($0.shape)" }.joined(separator: ", ")
      throw .engineFailed(
        "yolox gives one output of \(cellCount) rows for \(input.width) x \(input.height) pixels, not \(shapes)")
    }
    var detections: [Detection] = []
    var start = 0
    for stride in Self.strides {
      for gridY in 0..<input.height / stride {
        for gridX in 0..<input.width / stride {
          let row = output.values[start..<start + output.rowLength]
          start += output.rowLength
          if let detection = detection(
            in: row, gridX: gridX, gridY: gridY, stride: stride, minimumConfidence: minimumConfidence)
          {
            detections.append(detection)
          }
        }
      }
    }
    return detections
  }

  func classCount(of outputs: [Tensor]) -> Int? { outputs.first.map { $0.rowLength - 5 } }

  private func detection(
    in row: ArraySlice<Float>, gridX: Int, gridY: Int, stride: Int, minimumConfidence: Float
  ) -> Detection? {
    let first = row.startIndex
    let objectness = row[first + 4]
    guard objectness >= minimumConfidence, let best = row.dropFirst(5).likeliest else { return nil }
    let confidence = min(1, objectness * best.score)
    guard confidence >= minimumConfidence else { return nil }
    let cell = Double(stride)
    let (width, height) = (exp(Double(row[first + 2])) * cell, exp(Double(row[first + 3])) * cell)
    let centerX = (Double(row[first]) + Double(gridX)) * cell
    let centerY = (Double(row[first + 1]) + Double(gridY)) * cell
    let box = CGRect(x: centerX - width / 2, y: centerY - height / 2, width: width, height: height)
    return Detection(classIndex: best.index, confidence: confidence, box: box)
  }
}
