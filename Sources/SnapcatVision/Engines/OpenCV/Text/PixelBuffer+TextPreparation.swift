import COpenCV
import Foundation

extension PixelBuffer {
  /// The image as dark text on an even white ground, one channel; light text is inverted.
  func flattenedForText() throws -> PixelBuffer {
    try derived(width: width, height: height, channels: 1) { scv_text_flatten($0, $1, $2) }
  }

  /// The boxes of what looks like lines of text in a flattened image, in pixels, origin at the upper left.
  func textLineBoxes() throws -> [CGRect] {
    var boxes = [scv_box](repeating: scv_box(), count: 1000)
    var count: Int32 = 0
    try withCImage { source in
      try checkingOpenCV { scv_text_lines(source, &boxes, Int32(boxes.count), &count, $0) }
    }
    return boxes.prefix(Int(count)).map {
      CGRect(x: Int($0.left), y: Int($0.top), width: Int($0.width), height: Int($0.height))
    }
  }

  /// The part of a flattened image in `box`, as black on white in the height that Tesseract was trained on.
  func textLineImage(in box: CGRect) throws -> TextLineImage {
    try TextLineImage(of: self, in: box)
  }
}
