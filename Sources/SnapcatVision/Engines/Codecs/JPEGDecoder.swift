import CTurboJPEG

/// Decodes JPEG with libjpeg-turbo.
enum JPEGDecoder: ImageDecoder {
  static func decode(
    _ bytes: UnsafeRawBufferPointer, limits: ImageLimits, minimumLongSide: Int?
  ) throws(ImageError) -> DecodedImage {
    let header = try JPEGHeader(bytes)
    try limits.check(width: header.width, height: header.height)
    guard header.isArithmetic || header.width * header.height / leastPixelsPerByte <= bytes.count else {
      throw ImageError(
        .truncated, "the JPEG image has far fewer bytes than its \(header.width) x \(header.height) pixels take")
    }
    let (width, height) = scaledSize(header, minimumLongSide: minimumLongSide)
    let pixels =
      header.components == 4
      ? try PixelBuffer(
        width: width, height: height, invertedInks: try decompress(bytes, header, width, height, TJPF_CMYK))
      : try PixelBuffer(
        width: width, height: height, channels: 3, bytes: try decompress(bytes, header, width, height, TJPF_BGR))
    return DecodedImage(
      pixels: pixels, storedWidth: header.width, storedHeight: header.height, metadata: header.metadata)
  }

  /// How many pixels a byte may stand for: a block of 8 x 8 takes a bit of Huffman code, and the luma may be stored at a
  /// quarter of each side's resolution.
  private static let leastPixelsPerByte = 8 * 8 * 8 * 16

  /// The smallest of the sizes that the decoder can shrink to by itself (1/2, 1/4, 1/8) that is large enough.
  private static func scaledSize(_ header: JPEGHeader, minimumLongSide: Int?) -> (width: Int, height: Int) {
    guard let minimumLongSide else { return (header.width, header.height) }
    let divisor =
      [8, 4, 2].first { (max(header.width, header.height) + $0 - 1) / $0 >= minimumLongSide } ?? 1
    return ((header.width + divisor - 1) / divisor, (header.height + divisor - 1) / divisor)
  }

  /// The decoded pixels in TurboJPEG's `format`.
  private static func decompress(
    _ bytes: UnsafeRawBufferPointer, _ header: JPEGHeader, _ width: Int, _ height: Int, _ format: TJPF
  ) throws(ImageError) -> [UInt8] {
    guard let handle = tjInitDecompress() else {
      throw ImageError(.unsupported, "libjpeg-turbo cannot be initialised")
    }
    defer { tjDestroy(handle) }
    let count = width * height * (format == TJPF_CMYK ? 4 : 3)
    // What damage keeps from being decoded must not show other pictures' memory.
    var pixels = [UInt8](repeating: 0, count: count)
    let status = pixels.withUnsafeMutableBufferPointer { buffer in
      tjDecompress2(
        handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), buffer.baseAddress, Int32(width), 0,
        Int32(height), Int32(format.rawValue), TJFLAG_LIMITSCANS)
    }
    guard status != 0 else { return pixels }
    let message = tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown error"
    // The message tells, as TurboJPEG calls errors behind a warning warnings, too; nothing or a part has been decoded then.
    guard warnings.contains(where: message.hasPrefix) || isPrematureEnd(message) else {
      throw ImageError(.unsupported, "the JPEG image cannot be decoded: \(message)")
    }
    if isPrematureEnd(message) || !hasEnd(bytes, after: header.scanOffset) {
      throw ImageError(.truncated, "the JPEG image ends before its last pixel")
    }
    return pixels
  }

  /// How libjpeg's warnings start (jerror.h); all else that it says ends the decoding.
  private static let warnings = [
    "Corrupt JPEG data", "Inconsistent progression sequence", "Invalid SOS parameters for sequential JPEG",
    "Unknown Adobe color transform code", "Warning: unknown JFIF revision number",
  ]

  /// Whether libjpeg's message says that data is missing; its other warnings leave a usable picture.
  private static func isPrematureEnd(_ message: String) -> Bool {
    message.contains("Premature end") || message.contains("premature end")
  }

  /// Whether an end-of-image marker follows the compressed data; libjpeg reports only its first warning, so that a
  /// harmless one can hide a missing end.
  private static func hasEnd(_ bytes: UnsafeRawBufferPointer, after offset: Int) -> Bool {
    guard bytes.count >= 2 else { return false }
    return (offset..<bytes.count - 1).reversed().contains { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9 }
  }
}
