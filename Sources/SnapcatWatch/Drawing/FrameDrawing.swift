import Foundation
import SnapcatVision

/// Draws on the frames of a watch.
struct FrameDrawing: Sendable {
  private let annotators: [any Annotator]
  private let alarm = CaptionAnnotator(color: AnnotationColor(red: 190, green: 20, blue: 20))
  private let jpegQuality: Int

  /// Loads the emoji.
  ///
  /// - Throws: `DrawingError` when its font is missing.
  init(jpegQuality: Int) throws(DrawingError) {
    annotators = [try EmojiAnnotator(), BoundingBoxAnnotator(), LabelAnnotator()]
    self.jpegQuality = jpegQuality
  }

  /// A frame with its animals, by their smoothed boxes.
  func annotated(_ image: VisionImage, _ tracks: [Track]) throws(DrawingError) -> VisionImage {
    try image.annotated(
      with: tracks.map {
        Annotation(boundingBox: $0.boundingBox, label: $0.label, confidence: $0.observation.confidence)
      }, by: annotators)
  }

  /// A picture with a line that says that all is not well.
  func warned(_ image: VisionImage, _ text: String) throws(DrawingError) -> VisionImage {
    var canvas = Canvas(image.pixels)
    try alarm.draw(text, on: &canvas)
    return VisionImage(pixels: canvas.pixels)
  }

  /// A picture as a file.
  func jpeg(of image: VisionImage) throws(ImageError) -> Data { try image.jpegData(quality: jpegQuality) }
}
