import Foundation

/// Writes what each animal is and how sure that is, such as "Cat 91 %", on a plate in the box's colour.
///
/// The plate stands on the box's upper edge, at its left end. It moves down or sideways where it would leave the picture,
/// and its text shrinks when the picture is too narrow for it.
public struct LabelAnnotator: Annotator {
  public var palette: AnnotationPalette
  /// Height of the type, in pixels of a picture 1000 pixels wide.
  public var textSize: Double
  private let font: LabelFont

  /// Creates an annotator that writes with DejaVu Sans where it is installed, and with OpenCV's line font otherwise.
  public init(palette: AnnotationPalette = .standard, textSize: Double = 22, font: LabelFont = .installed()) {
    self.palette = palette
    self.textSize = textSize
    self.font = font
  }

  /// The text of a label.
  public static func text(of annotation: Annotation) -> String {
    "\(annotation.label) \(Int((annotation.confidence * 100).rounded())) %"
  }

  /// Where the plate of a label comes to lie, in whole pixels of the canvas, origin at the upper left.
  static func frame(of plate: CGSize, for box: CGRect, on canvas: Canvas) -> CGRect {
    let isRoomAbove = box.origin.y >= plate.height
    return canvas.movedInside(
      CGRect(
        x: box.origin.x, y: isRoomAbove ? box.origin.y - plate.height : box.origin.y, width: plate.width,
        height: plate.height))
  }

  public func draw(_ annotations: [Annotation], on canvas: inout Canvas) throws(DrawingError) {
    for annotation in annotations {
      let color = palette.color(of: annotation.label)
      let (mask, margin) = try plate(Self.text(of: annotation), on: canvas)
      let size = CGSize(width: mask.width + 2 * margin, height: mask.height + margin)
      let frame = Self.frame(of: size, for: canvas.wholePixels(of: annotation.boundingBox), on: canvas)
      try canvas.fill(frame, color: color)
      try canvas.paint(
        mask, column: Int(frame.origin.x) + margin, row: Int(frame.origin.y) + margin / 2,
        color: color.contrastingText)
    }
  }

  /// The text and the margin around it, at the largest size up to the wanted one that fits into the picture.
  private func plate(_ text: String, on canvas: Canvas) throws(DrawingError) -> (mask: PixelBuffer, margin: Int) {
    // Wide panoramas would get type that is higher than their animals, narrow pictures type that nobody can read.
    let reference = Double(min(canvas.width, 2 * canvas.height))
    var size = max(11, Int((textSize * reference / 1000).rounded()))
    while true {
      let mask = try font.mask(of: text, pixelSize: size)
      let margin = max(1, size / 4)
      if size <= 6 || (mask.width + 2 * margin <= canvas.width && mask.height + margin <= canvas.height) {
        return (mask, margin)
      }
      size = max(6, size * 4 / 5)
    }
  }
}
