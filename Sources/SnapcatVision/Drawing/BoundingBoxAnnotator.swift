/// Draws the bounding box of each animal in its colour.
public struct BoundingBoxAnnotator: Annotator {
  public var palette: AnnotationPalette
  /// Width of the line, in pixels of a picture 1000 pixels wide; it grows with the width and is at least 1 pixel.
  public var lineWidth: Double

  /// Creates an annotator whose lines lie within the boxes.
  public init(palette: AnnotationPalette = .standard, lineWidth: Double = 3) {
    self.palette = palette
    self.lineWidth = lineWidth
  }

  public func draw(_ annotations: [Annotation], on canvas: inout Canvas) throws(DrawingError) {
    for annotation in annotations {
      try canvas.stroke(
        canvas.wholePixels(of: annotation.boundingBox), lineWidth: canvas.scaled(lineWidth),
        color: palette.color(of: annotation.label))
    }
  }
}
