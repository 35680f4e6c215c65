extension ImageRecord {
  /// The animals that are at least that sure, with their places in the record from 0.
  func animals(minimumConfidence: Double) -> [(place: Int, animal: ObservationRecord)] {
    (observations ?? []).enumerated().filter { $1.confidence >= minimumConfidence && $1.box.count == 4 }
      .map { (place: $0, animal: $1) }
  }
}

extension ObservationRecord {
  /// Left, top, width and height as shares of the picture, which the box does not leave; nil for a picture without a size.
  func shares(of image: RecordedImage) -> [Double]? {
    guard let width = image.width, let height = image.height, width > 0, height > 0, box.count == 4 else { return nil }
    func span(_ start: Double, _ length: Double, _ whole: Int) -> (Double, Double) {
      let low = min(max(start / Double(whole), 0), 1)
      let high = min(max((start + length) / Double(whole), low), 1)
      return (low, high - low)
    }
    let (left, across) = span(box[0], box[2], width)
    let (top, down) = span(box[1], box[3], height)
    return [left, top, across, down]
  }
}
