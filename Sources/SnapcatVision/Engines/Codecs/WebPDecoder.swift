import CWebP

/// Decodes WebP, of animations the first frame, with libwebp.
enum WebPDecoder: ImageDecoder {
  static func decode(
    _ bytes: UnsafeRawBufferPointer, limits: ImageLimits, minimumLongSide: Int?
  ) throws(ImageError) -> DecodedImage {
    let data = bytes.bindMemory(to: UInt8.self)
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeatures(data.baseAddress, data.count, &features)
    guard status == VP8_STATUS_OK else { throw failure(status) }
    let (width, height) = (Int(features.width), Int(features.height))
    try limits.check(width: width, height: height)
    let pixels =
      features.has_animation != 0
      ? try firstFrame(data, width, height)
      : try still(data, width, height, hasAlpha: features.has_alpha != 0)
    return DecodedImage(pixels: pixels, metadata: metadata(ByteReader(bytes: bytes)))
  }

  private static func still(
    _ data: UnsafeBufferPointer<UInt8>, _ width: Int, _ height: Int, hasAlpha: Bool
  ) throws(ImageError) -> PixelBuffer {
    var configuration = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&configuration) != 0 else {
      throw ImageError(.unsupported, "libwebp has another version than the one that was built against")
    }
    let channels = hasAlpha ? 4 : 3
    let count = width * height * channels
    var status = VP8_STATUS_OK
    let colors = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      configuration.output.colorspace = hasAlpha ? MODE_BGRA : MODE_BGR
      configuration.output.is_external_memory = 1
      configuration.output.u.RGBA = WebPRGBABuffer(
        rgba: buffer.baseAddress, stride: Int32(width * channels), size: count)
      status = WebPDecode(data.baseAddress, data.count, &configuration)
      WebPFreeDecBuffer(&configuration.output)
      initializedCount = status == VP8_STATUS_OK ? count : 0
    }
    guard status == VP8_STATUS_OK else { throw failure(status) }
    return try PixelBuffer(width: width, height: height, colors: colors, hasAlpha: hasAlpha)
  }

  private static func firstFrame(
    _ data: UnsafeBufferPointer<UInt8>, _ width: Int, _ height: Int
  ) throws(ImageError) -> PixelBuffer {
    var options = WebPAnimDecoderOptions()
    guard WebPAnimDecoderOptionsInit(&options) != 0 else {
      throw ImageError(.unsupported, "libwebpdemux has another version than the one that was built against")
    }
    options.color_mode = MODE_BGRA
    var file = WebPData(bytes: data.baseAddress, size: data.count)
    guard let decoder = WebPAnimDecoderNew(&file, &options) else {
      throw ImageError(.truncated, "the animated WebP image is cut off or damaged")
    }
    defer { WebPAnimDecoderDelete(decoder) }
    var frame: UnsafeMutablePointer<UInt8>?
    var time: Int32 = 0
    guard WebPAnimDecoderGetNext(decoder, &frame, &time) != 0, let frame else {
      throw ImageError(.truncated, "the first frame of the animated WebP image is cut off or damaged")
    }
    let colors = Array(UnsafeBufferPointer(start: frame, count: width * height * 4))
    return try PixelBuffer(width: width, height: height, colors: colors, hasAlpha: true)
  }

  private static func failure(_ status: VP8StatusCode) -> ImageError {
    switch status {
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED:
      ImageError(.truncated, "the WebP image ends before its last pixel")
    case VP8_STATUS_BITSTREAM_ERROR:
      ImageError(.truncated, "the WebP image is cut off or damaged")
    default:
      ImageError(.unsupported, "the WebP image cannot be decoded (status \(status.rawValue))")
    }
  }

  /// What the EXIF chunk says.
  private static func metadata(_ reader: ByteReader) -> ImageMetadata {
    var offset = 12
    while let length = reader.littleEndian32(offset + 4) {
      if reader.has("EXIF", at: offset), let block = reader.slice(offset + 8, count: length) {
        return EXIFReader.metadata(block)
      }
      offset += 8 + length + length % 2
    }
    return ImageMetadata()
  }
}
