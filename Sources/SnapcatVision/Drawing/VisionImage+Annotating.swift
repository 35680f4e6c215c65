extension VisionImage {
  /// A copy of the picture with annotations drawn onto it by each annotator in turn.
  ///
  /// The pixels are copied once, and not at all when there is nothing to draw.
  /// - Throws: ``DrawingError``.
  public func annotated(with annotations: [Annotation], by annotators: [any Annotator]) throws(DrawingError)
    -> VisionImage
  {
    guard !annotations.isEmpty, !annotators.isEmpty else { return self }
    var canvas = Canvas(pixels)
    for annotator in annotators { try annotator.draw(annotations, on: &canvas) }
    return VisionImage(
      pixels: canvas.pixels, orientation: orientation, captureTime: captureTime, originalSize: originalSize)
  }
}
