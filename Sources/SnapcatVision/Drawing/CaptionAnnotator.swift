import Foundation

/// Writes a line of text on a bar along the upper edge of a picture.
public struct CaptionAnnotator: Sendable {
  public var color: AnnotationColor
  /// Height of the type, in pixels of a picture 1000 pixels wide.
  public var textSize: Double
  private let font: LabelFont

  /// Creates an annotator that writes with DejaVu Sans where it is installed, and with OpenCV's line font otherwise.
  public init(color: AnnotationColor = .black, textSize: Double = 26, font: LabelFont = .installed()) {
    self.color = color
    self.textSize = textSize
    self.font = font
  }

  /// Draws the bar; a text that is wider than the picture is made smaller, and cut off where that is not enough.
  ///
  /// - Throws: ``DrawingError``.
  public func draw(_ text: String, on canvas: inout Canvas) throws(DrawingError) {
    var size = max(12, Int((textSize * Double(canvas.width) / 1000).rounded()))
    var mask = try font.mask(of: text, pixelSize: size)
    while mask.width + size > canvas.width, size > 9 {
      size = max(9, size * 4 / 5)
      mask = try font.mask(of: text, pixelSize: size)
    }
    let margin = max(1, size / 4)
    try canvas.fill(CGRect(x: 0, y: 0, width: canvas.width, height: mask.height + 2 * margin), color: color)
    try canvas.paint(mask, column: 2 * margin, row: margin, color: color.contrastingText)
  }
}
