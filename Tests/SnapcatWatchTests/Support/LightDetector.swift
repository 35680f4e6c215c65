import Foundation
import SnapcatVision

/// Sees a cat in the middle of light pictures and nothing in dark ones.
struct LightDetector: ObjectDetectionEngine {
  func detectObjects(in image: PixelBuffer, model: String?, minimumConfidence: Float?) throws -> [DetectedObject] {
    guard image.bytes[0] > 200 else { return [] }
    let box = CGRect(x: image.width / 4, y: image.height / 4, width: image.width / 2, height: image.height / 2)
    return [DetectedObject(label: "cat", confidence: 0.9, boundingBox: box)]
  }

  static var engines: VisionEngines {
    var engines = VisionEngines.standard
    engines.objectDetection = LightDetector()
    return engines
  }

  /// A JPEG file that is light or dark.
  static func picture(isLight: Bool, width: Int = 64, height: Int = 48) throws -> Data {
    let bytes = [UInt8](repeating: isLight ? 240 : 10, count: width * height * 3)
    return try VisionImage(pixels: PixelBuffer(width: width, height: height, channels: 3, bytes: bytes)).jpegData()
  }
}
