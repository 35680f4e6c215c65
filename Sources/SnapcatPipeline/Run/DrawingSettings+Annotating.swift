import Foundation
import SnapcatVision

extension DrawingSettings {
  /// The picture as a JPEG file with what the settings want drawn on it.
  func annotated(_ picture: VisionImage, animals: [RecognizedObjectObservation]) throws -> Data {
    try picture.jpegData(quality: jpegQuality)
  }
}
