/// Draws what was seen onto a picture.
///
/// An annotator is a small value that draws one thing; several are performed one after the other on the same canvas. It
/// may be used from several threads at once.
public protocol Annotator: Sendable {
  /// Draws the annotations, in their order; what leaves the picture is cut off.
  ///
  /// - Throws: ``DrawingError``.
  func draw(_ annotations: [Annotation], on canvas: inout Canvas) throws(DrawingError)
}
