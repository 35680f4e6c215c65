/// Where the first frame of a GIF file lies, in the file and on the canvas.
struct GIFHeader {
  /// Size of the canvas, in pixels.
  var canvasWidth: Int
  var canvasHeight: Int
  /// The first frame on the canvas, in pixels, origin at the upper left.
  var left: Int
  var top: Int
  var width: Int
  var height: Int
  /// Where the first frame's data ends in the file.
  var frameEnd: Int

  /// Walks the blocks up to the end of the first frame.
  ///
  /// - Throws: ``ImageError`` of kind `truncated` when the file ends before it, `unsupported` when it has no frame.
  init(_ bytes: UnsafeRawBufferPointer) throws(ImageError) {
    let reader = ByteReader(bytes: bytes)
    let isCutOff = ImageError(.truncated, "the GIF image ends before the last pixel of its first frame")
    guard let canvasWidth = reader.littleEndian16(6), let canvasHeight = reader.littleEndian16(8),
      let flags = reader.byte(10)
    else { throw isCutOff }
    var offset = 13 + Self.tableLength(flags)
    while let block = reader.byte(offset), block != 0x2C {
      guard block == 0x21 else { throw ImageError(.unsupported, "the GIF file has no picture") }
      guard let end = Self.endOfParts(reader, offset + 2) else { throw isCutOff }
      offset = end
    }
    guard let left = reader.littleEndian16(offset + 1), let top = reader.littleEndian16(offset + 3),
      let width = reader.littleEndian16(offset + 5), let height = reader.littleEndian16(offset + 7),
      let frameFlags = reader.byte(offset + 9),
      let end = Self.endOfParts(reader, offset + 11 + Self.tableLength(frameFlags))
    else { throw isCutOff }
    self.canvasWidth = canvasWidth == 0 ? left + width : canvasWidth
    self.canvasHeight = canvasHeight == 0 ? top + height : canvasHeight
    (self.left, self.top, self.width, self.height, frameEnd) = (left, top, width, height, end)
  }

  /// The bytes of a colour table.
  private static func tableLength(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags % 8 + 1) }

  /// The end of a chain of data blocks, each with its length before it; nil when it lies beyond the file's end.
  private static func endOfParts(_ reader: ByteReader, _ start: Int) -> Int? {
    var offset = start
    while let length = reader.byte(offset) {
      offset += 1 + length
      if length == 0 { return offset }
    }
    return nil
  }
}
