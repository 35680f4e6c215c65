import COpenCV
import Foundation

/// One line of a page, cut out and scaled to the height that Tesseract's networks were trained on.
struct TextLineImage {
  /// The height of a line, in pixels.
  static let lineHeight = 36
  /// White pixels around the line.
  static let margin = 8

  let pixels: PixelBuffer
  private let origin: CGPoint
  private let scale: Double

  /// Cuts the line in `box` out of a flattened page, with a little room above and below.
  init(of page: PixelBuffer, in box: CGRect) throws {
    let room = max(2, box.height * 0.12)
    let bounds = CGRect(x: 0, y: 0, width: page.width, height: page.height)
    let part = box.insetBy(dx: -room, dy: -room).integral.intersection(bounds)
    guard !part.isEmpty else { throw VisionError.engineFailed("the line does not lie within the page") }
    scale = Double(part.height) / Double(Self.lineHeight)
    origin = part.origin
    let width = max(8, Int((Double(part.width) / scale).rounded()))
    var cut = scv_box(
      left: Int32(part.minX), top: Int32(part.minY), width: Int32(part.width), height: Int32(part.height))
    pixels = try page.derived(
      width: width + 2 * Self.margin, height: Self.lineHeight + 2 * Self.margin, channels: 1
    ) { scv_text_line_image($0, &cut, Int32(Self.margin), $1, $2) }
  }

  /// A box of the line's pixels in pixels of the page.
  func inPage(_ box: CGRect) -> CGRect {
    CGRect(
      x: origin.x + (box.minX - CGFloat(Self.margin)) * scale, y: origin.y + (box.minY - CGFloat(Self.margin)) * scale,
      width: box.width * scale, height: box.height * scale)
  }
}
