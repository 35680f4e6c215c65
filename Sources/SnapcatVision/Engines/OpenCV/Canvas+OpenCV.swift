import COpenCV
import Foundation

extension Canvas {
  /// Fills a rectangle.
  ///
  /// - Parameter rectangle: whole pixels, origin at the upper left; what leaves the picture is cut off.
  public mutating func fill(_ rectangle: CGRect, color: AnnotationColor) throws(DrawingError) {
    let (x, y, width, height) = Self.whole(rectangle)
    try drawing { scv_fill($0, x, y, width, height, scv_color(color), $1) }
  }

  /// Draws a line.
  ///
  /// - Parameters:
  ///   - start: in pixels, origin at the upper left; what leaves the picture is cut off.
  ///   - end: in pixels, origin at the upper left.
  ///   - lineWidth: in pixels, at most 255.
  public mutating func line(from start: CGPoint, to end: CGPoint, lineWidth: Int, color: AnnotationColor)
    throws(DrawingError)
  {
    let limit = 1e6
    let values = [start.x, start.y, end.x, end.y].map { max(-limit, min(limit, Double($0))) }
    let width = Int32(max(1, min(lineWidth, 255)))
    try drawing { scv_line($0, values[0], values[1], values[2], values[3], width, scv_color(color), $1) }
  }

  /// Lays a bitmap, scaled to a rectangle, on the picture.
  ///
  /// - Parameter rectangle: whole pixels, origin at the upper left; what leaves the picture is cut off.
  public mutating func draw(_ bitmap: Bitmap, in rectangle: CGRect) throws(DrawingError) {
    try draw(bitmap, at: FacePlace(frame: rectangle))
  }

  /// Lays a bitmap, scaled to a place and turned as it is, on the picture; what leaves the picture is cut off.
  public mutating func draw(_ bitmap: Bitmap, at place: FacePlace) throws(DrawingError) {
    let (x, y, width, height) = Self.whole(place.frame)
    guard width > 0, height > 0 else { return }
    try drawing { target, error in
      bitmap.bytes.withUnsafeBufferPointer {
        scv_blend(
          target, $0.baseAddress, Int32(bitmap.width), Int32(bitmap.height), x, y, width, height,
          place.roll, error)
      }
    }
  }

  /// Blurs the ellipse that fills a place so that a face in it cannot be recognized.
  public mutating func blur(_ place: FacePlace) throws(DrawingError) {
    let (x, y, width, height) = Self.whole(place.frame)
    guard width > 0, height > 0 else { return }
    try drawing { scv_blur($0, x, y, width, height, place.roll, $1) }
  }

  /// Paints a colour where a mask covers the picture.
  ///
  /// - Parameters:
  ///   - mask: one channel; 255 paints fully.
  ///   - column: where the mask's left edge comes to lie, in pixels from the left.
  ///   - row: where its upper edge comes to lie, in pixels from the top.
  mutating func paint(_ mask: PixelBuffer, column: Int, row: Int, color: AnnotationColor) throws(DrawingError) {
    try drawing { target, error in
      mask.withCImage { scv_paint(target, $0, Int32(column), Int32(row), scv_color(color), error) }
    }
  }

  private mutating func drawing(
    _ body: (UnsafeMutablePointer<scv_image>, UnsafeMutablePointer<scv_error>) -> Int32
  ) throws(DrawingError) {
    do {
      try pixels.withMutableCImage { target in try checkingOpenCV { body(target, $0) } }
    } catch {
      throw .failed("\(error)")
    }
  }

  private static func whole(_ rectangle: CGRect) -> (x: Int32, y: Int32, width: Int32, height: Int32) {
    func clamped(_ value: CGFloat) -> Int32 { Int32(max(-1e6, min(1e6, Double(value).rounded()))) }
    return (
      clamped(rectangle.origin.x), clamped(rectangle.origin.y), max(0, clamped(rectangle.size.width)),
      max(0, clamped(rectangle.size.height))
    )
  }
}

extension scv_color {
  /// The colour in the shim's layout.
  init(_ color: AnnotationColor) {
    self.init(blue: color.blue, green: color.green, red: color.red)
  }
}
