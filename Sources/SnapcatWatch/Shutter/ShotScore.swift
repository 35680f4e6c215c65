import Foundation
import SnapcatVision

/// How good a picture of an animal is: sharp, large, confident and whole.
enum ShotScore {
  /// The sharpness at which half of the sharpness counts.
  private static let halfSharp = 150.0
  /// What an animal that the picture's edge cuts off is worth.
  private static let cutOff = 0.7
  private static let edge = 0.005

  /// The score in 0...1; higher is better.
  static func score(confidence: Double, box: NormalizedRect, sharpness: Double) -> Double {
    let sharp = sharpness / (sharpness + halfSharp)
    let isCut =
      box.x < edge || box.y < edge || box.x + box.width > 1 - edge || box.y + box.height > 1 - edge
    return confidence * (max(0, box.width * box.height)).squareRoot() * sharp * (isCut ? cutOff : 1)
  }

  /// The score of an animal in a picture.
  static func score(_ observation: RecognizedObjectObservation, in image: VisionImage) -> Double {
    let box = observation.boundingBox.toImageCoordinates(image.size, origin: .upperLeft)
    let sharpness = (try? image.pixels.cropped(to: box)).map(Sharpness.measure) ?? 0
    return score(confidence: Double(observation.confidence), box: observation.boundingBox, sharpness: sharpness)
  }
}
