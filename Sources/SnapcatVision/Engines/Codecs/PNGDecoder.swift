import CPNG

/// Decodes PNG with libpng's simplified interface.
enum PNGDecoder: ImageDecoder {
  static func decode(
    _ bytes: UnsafeRawBufferPointer, limits: ImageLimits, minimumLongSide: Int?
  ) throws(ImageError) -> DecodedImage {
    let reader = ByteReader(bytes: bytes)
    guard let width = reader.bigEndian32(16), let height = reader.bigEndian32(20) else {
      throw ImageError(.truncated, "the PNG image ends within its header")
    }
    try limits.check(width: width, height: height)
    try checkLength(reader, width: width, height: height)
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else { throw failure(image) }
    try limits.check(width: Int(image.width), height: Int(image.height))
    let hasAlpha = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)
    if hasAlpha { image.format |= UInt32(PNG_FORMAT_FLAG_ALPHA) }
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    let count = Int(image.width) * Int(image.height) * (hasAlpha ? 4 : 3)
    var status: Int32 = 0
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      status = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil)
      initializedCount = status != 0 ? count : 0
    }
    guard status != 0 else { throw failure(image) }
    return DecodedImage(
      pixels: try PixelBuffer(width: Int(image.width), height: Int(image.height), colors: pixels, hasAlpha: hasAlpha),
      metadata: metadata(reader))
  }

  /// Refuses a file that is too short for its pixels however well they were compressed.
  private static func checkLength(_ reader: ByteReader, width: Int, height: Int) throws(ImageError) {
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
    guard let depth = reader.byte(24), let color = reader.byte(25), let count = samples[color] else { return }
    guard width * depth * count / 8 * height / largestCompression <= reader.count else {
      throw ImageError(.truncated, "the PNG image has far fewer bytes than its \(width) x \(height) pixels take")
    }
  }

  /// How many bytes one byte of DEFLATE may stand for (zlib's technical notes).
  private static let largestCompression = 1032

  private static func failure(_ image: png_image) -> ImageError {
    let message = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    if message.contains("read beyond end") || message.contains("Not enough") || message.contains("CRC") {
      return ImageError(.truncated, "the PNG image is cut off or damaged (\(message))")
    }
    return ImageError(.unsupported, "the PNG image cannot be decoded: \(message)")
  }

  /// What the eXIf chunk says.
  private static func metadata(_ reader: ByteReader) -> ImageMetadata {
    var offset = 8
    while let length = reader.bigEndian32(offset) {
      if reader.has("eXIf", at: offset + 4), let block = reader.slice(offset + 8, count: length) {
        return EXIFReader.metadata(block)
      }
      offset += length + 12
    }
    return ImageMetadata()
  }
}
