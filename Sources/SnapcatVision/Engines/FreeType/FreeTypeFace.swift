import CFreeType

/// A font file opened with FreeType; for one thread at a time.
final class FreeTypeFace {
  private let library: FT_Library
  private let face: FT_Face

  /// Opens the first font of a file.
  ///
  /// - Throws: ``DrawingError/fontUnavailable(_:)``.
  init(path: String) throws(DrawingError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw .fontUnavailable("FreeType cannot be initialised")
    }
    var face: FT_Face?
    guard FT_New_Face(library, path, 0, &face) == 0, let face else {
      FT_Done_FreeType(library)
      throw .fontUnavailable("the font \(path) is missing or damaged")
    }
    self.library = library
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// A line of text as a mask of one channel, 255 where a letter is.
  func mask(of text: String, pixelSize: Int) throws(DrawingError) -> PixelBuffer {
    guard FT_Set_Pixel_Sizes(face, 0, FT_UInt(pixelSize)) == 0 else {
      throw .fontUnavailable("the font cannot be scaled to \(pixelSize) pixels")
    }
    let metrics = face.pointee.size.pointee.metrics
    let ascent = (metrics.ascender + 63) >> 6
    let height = ascent - (metrics.descender >> 6)
    let width = text.unicodeScalars.reduce(0) { $0 + advance(of: $1) }
    var mask = PixelBuffer(width: max(1, width), height: max(1, height), channels: 1)
    var pen = 0
    for scalar in text.unicodeScalars where render(scalar, flags: Int32(FT_LOAD_RENDER)) {
      copyGlyph(to: &mask, column: pen + Int(face.pointee.glyph.pointee.bitmap_left), baseline: ascent)
      pen += face.pointee.glyph.pointee.advance.x >> 6
    }
    return mask
  }

  /// A character of a colour font, at the largest size that the font stores; nil when the font does not have it.
  func colorBitmap(of scalar: Unicode.Scalar) -> Bitmap? {
    guard FT_Get_Char_Index(face, FT_ULong(scalar.value)) != 0, FT_Select_Size(face, 0) == 0,
      render(scalar, flags: Int32(FT_LOAD_COLOR) | Int32(FT_LOAD_RENDER))
    else { return nil }
    let bitmap = face.pointee.glyph.pointee.bitmap
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let start = bitmap.buffer else { return nil }
    let rowLength = Int(bitmap.width) * 4
    let bytes = (0..<Int(bitmap.rows)).flatMap { row in
      UnsafeBufferPointer(start: start + row * Int(bitmap.pitch), count: rowLength)
    }
    return Bitmap(width: Int(bitmap.width), height: Int(bitmap.rows), bytes: bytes)
  }

  private func advance(of scalar: Unicode.Scalar) -> Int {
    render(scalar, flags: Int32(FT_LOAD_DEFAULT)) ? face.pointee.glyph.pointee.advance.x >> 6 : 0
  }

  private func render(_ scalar: Unicode.Scalar, flags: Int32) -> Bool {
    FT_Load_Char(face, FT_ULong(scalar.value), flags) == 0
  }

  /// Copies the glyph that was rendered last; letters that overlap keep the darker pixel.
  private func copyGlyph(to mask: inout PixelBuffer, column: Int, baseline: Int) {
    let bitmap = face.pointee.glyph.pointee.bitmap
    guard let start = bitmap.buffer else { return }
    let top = baseline - Int(face.pointee.glyph.pointee.bitmap_top)
    for row in max(0, -top)..<max(max(0, -top), min(Int(bitmap.rows), mask.height - top)) {
      for x in max(0, -column)..<max(max(0, -column), min(Int(bitmap.width), mask.width - column)) {
        let position = (top + row) * mask.width + column + x
        mask.bytes[position] = max(mask.bytes[position], start[row * Int(bitmap.pitch) + x])
      }
    }
  }
}
