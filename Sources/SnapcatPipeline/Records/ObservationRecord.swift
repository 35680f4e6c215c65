import Foundation
import SnapcatVision

/// An animal as our files describe it.
public struct ObservationRecord: Codable, Hashable, Sendable {
  public var label: String
  /// In 0...1, four decimals.
  public var confidence: Double
  /// x, y, width, height in pixels of the upright picture, top-left origin, one decimal.
  public var box: [Double]

  public init(label: String, confidence: Double, box: [Double]) {
    self.label = label
    self.confidence = confidence
    self.box = box
  }

  /// Creates the record of an animal in a picture of `imageSize` pixels.
  public init(_ animal: RecognizedObjectObservation, imageSize: CGSize) {
    let box = animal.boundingBox.toImageCoordinates(imageSize, origin: .upperLeft)
    self.init(
      label: animal.labels.first?.identifier ?? "",
      confidence: Double(recordedConfidence: animal.confidence),
      box: [box.minX, box.minY, box.width, box.height].map { Double($0).rounded(toPlaces: 1) })
  }
}
