import COpenCV
import Foundation

extension PixelBuffer {
  /// The image as dark text on an even white ground, one channel; light text is inverted.
  func flattenedForText() throws -> PixelBuffer {
    try derived(width: width, height: height, channels: 1) { scv_text_flatten($0, $1, $2) }
  }

  /// What looks like print in a flattened image, in pixels, origin at the upper left: the boxes of lines, and those of
  /// shapes that stand alone.
  func textLineBoxes() throws -> (lines: [CGRect], singles: [CGRect]) {
    var found = [scv_text_line](repeating: scv_text_line(), count: 1000)
    var count: Int32 = 0
    try withCImage { source in
      try checkingOpenCV { scv_text_lines(source, &found, Int32(found.count), &count, $0) }
    }
    func boxes(_ lines: some Sequence<scv_text_line>) -> [CGRect] {
      lines.map {
        CGRect(x: Int($0.box.left), y: Int($0.box.top), width: Int($0.box.width), height: Int($0.box.height))
      }
    }
    let all = found.prefix(Int(count))
    return (boxes(all.lazy.filter { $0.letters > 1 }), boxes(all.lazy.filter { $0.letters <= 1 }))
  }

  /// How many dark shapes of any size a flattened image has.
  func textShapeCount() throws -> Int {
    var count: Int32 = 0
    try withCImage { source in
      try checkingOpenCV { scv_text_shape_count(source, &count, $0) }
    }
    return Int(count)
  }

  /// The part of a flattened image in `box`, as black on white in the height that Tesseract was trained on.
  func textLineImage(in box: CGRect) throws -> TextLineImage {
    try TextLineImage(of: self, in: box)
  }
}
