import COpenCV

extension PixelBuffer {
  /// A line of text in OpenCV's line font as a mask; what is not ASCII becomes a question mark.
  static func lineFontMask(of text: String, pixelSize: Int) throws(DrawingError) -> PixelBuffer {
    let plain = String(decoding: text.unicodeScalars.map { $0.isASCII ? UInt8($0.value) : 63 }, as: UTF8.self)
    // A font's nominal size is a good deal more than the height of its capitals.
    let capitals = Int32(max(4, pixelSize * 7 / 10))
    var width: Int32 = 0
    var height: Int32 = 0
    do {
      try checkingOpenCV { scv_text_size(plain, capitals, &width, &height, $0) }
      var mask = PixelBuffer(width: Int(width), height: Int(height), channels: 1)
      try mask.withMutableCImage { target in try checkingOpenCV { scv_text(target, plain, capitals, $0) } }
      return mask
    } catch {
      throw .failed("\(error)")
    }
  }
}
