extension Double {
  /// The number with at most `places` decimals, as our files write it.
  package func rounded(toPlaces places: Int) -> Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let rounded = (self * scale).rounded() / scale
    return rounded == 0 ? 0 : rounded
  }

  /// A confidence as our files write it: four decimals.
  package init(recordedConfidence confidence: Float) {
    self = Double(confidence).rounded(toPlaces: 4)
  }
}
