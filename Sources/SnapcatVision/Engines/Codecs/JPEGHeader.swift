/// What stands in the markers of a JPEG file before its first scan.
struct JPEGHeader {
  var width = 0
  var height = 0
  var components = 0
  /// Whether the data is compressed with arithmetic instead of Huffman codes.
  var isArithmetic = false
  var metadata = ImageMetadata()
  /// Where the compressed data starts.
  var scanOffset = 0

  /// Walks the markers up to the first scan.
  ///
  /// - Throws: ``ImageError`` of kind `truncated` when the file ends before it.
  init(_ bytes: UnsafeRawBufferPointer) throws(ImageError) {
    let reader = ByteReader(bytes: bytes)
    var offset = 2
    var hasMetadata = false
    while let first = reader.byte(offset), let marker = reader.byte(offset + 1) {
      guard first == 0xFF, marker != 0xFF, marker != 0x00 else {
        offset += 1
        continue
      }
      if Self.standsAlone(marker) {
        offset += 2
        continue
      }
      guard let length = reader.bigEndian16(offset + 2) else { break }
      if Self.startsFrame(marker), let height = reader.bigEndian16(offset + 5),
        let width = reader.bigEndian16(offset + 7), let components = reader.byte(offset + 9)
      {
        (self.width, self.height, self.components) = (width, height, components)
        isArithmetic = marker >= 0xC9
      } else if marker == 0xE1, !hasMetadata, reader.has("Exif", at: offset + 4),
        let block = reader.slice(offset + 4, count: length - 2)
      {
        metadata = EXIFReader.metadata(block)
        hasMetadata = true
      } else if marker == 0xDA {
        scanOffset = offset
        guard components > 0 else { throw ImageError(.unsupported, "the JPEG image has no frame header") }
        return
      }
      offset += 2 + max(2, length)
    }
    throw ImageError(.truncated, "the JPEG image ends within its header")
  }

  private static func standsAlone(_ marker: Int) -> Bool { marker == 0x01 || (0xD0...0xD9).contains(marker) }

  private static func startsFrame(_ marker: Int) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }
}
