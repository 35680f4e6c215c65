/// Decodes uncompressed BMP files with Leptonica.
enum BMPDecoder: ImageDecoder {
  static func decode(
    _ bytes: UnsafeRawBufferPointer, limits: ImageLimits, minimumLongSide: Int?
  ) throws(ImageError) -> DecodedImage {
    let reader = ByteReader(bytes: bytes)
    guard let dataOffset = reader.littleEndian32(10), let headerSize = reader.littleEndian32(14),
      let width = reader.littleEndian32(18), let signedHeight = reader.littleEndian32(22),
      let depth = reader.littleEndian16(28)
    else {
      throw ImageError(.truncated, "the BMP image ends within its header")
    }
    guard headerSize >= 40 else { throw ImageError(.unsupported, "BMP images of OS/2 cannot be decoded") }
    let height = abs(Int(Int32(truncatingIfNeeded: signedHeight)))
    try limits.check(width: width, height: height)
    let isCompressed = reader.littleEndian32(30).map { $0 != 0 && $0 != 3 } ?? false
    let rowLength = (width * depth + 31) / 32 * 4
    guard isCompressed || dataOffset + rowLength * height <= bytes.count else {
      throw ImageError(.truncated, "the BMP image ends before its last pixel")
    }
    guard let pixels = try LeptonicaPicture.decode(bytes) else {
      throw ImageError(.unsupported, "the BMP image is compressed or of a depth that cannot be decoded")
    }
    return DecodedImage(pixels: pixels, metadata: ImageMetadata())
  }
}
