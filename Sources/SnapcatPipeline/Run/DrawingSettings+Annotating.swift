import SnapcatVision

extension DrawingSettings {
  /// What draws onto the copies, in this order.
  ///
  /// - Throws: `DrawingError` when the emoji's font is missing.
  func annotators() throws(DrawingError) -> [any Annotator] {
    var annotators: [any Annotator] = []
    if blur { annotators.append(BlurAnnotator()) }
    if emoji { annotators.append(try EmojiAnnotator()) }
    if boxes { annotators.append(BoundingBoxAnnotator(lineWidth: lineWidth)) }
    if labels { annotators.append(LabelAnnotator()) }
    return annotators
  }
}
