import CTIFF

/// Decodes the first page of TIFF files with libtiff.
enum TIFFDecoder: ImageDecoder {
  static func decode(
    _ bytes: UnsafeRawBufferPointer, limits: ImageLimits, minimumLongSide: Int?
  ) throws(ImageError) -> DecodedImage {
    var memory = stiff_memory(
      bytes: bytes.bindMemory(to: UInt8.self).baseAddress, count: UInt64(bytes.count), position: 0)
    let result: Result<DecodedImage, ImageError> = withUnsafeMutablePointer(to: &memory) { memory in
      Result { () throws(ImageError) in try decode(memory, limits: limits) }
    }
    return try result.get()
  }

  private static func decode(
    _ memory: UnsafeMutablePointer<stiff_memory>, limits: ImageLimits
  ) throws(ImageError) -> DecodedImage {
    guard let file = stiff_open(memory) else {
      throw ImageError(.truncated, "the TIFF image is cut off or damaged within its header")
    }
    defer { TIFFClose(file) }
    let (width, height) = (Int(stiff_width(file)), Int(stiff_height(file)))
    try limits.check(width: width, height: height)
    try checkParts(of: file, limits: limits)
    let orientation = stiff_orientation(file)
    var isComplete = false
    let colors = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, initializedCount in
      buffer.withMemoryRebound(to: UInt32.self) { raster in
        isComplete =
          TIFFReadRGBAImageOriented(
            file, UInt32(width), UInt32(height), raster.baseAddress, Int32(orientation), 1) != 0
      }
      initializedCount = isComplete ? width * height * 4 : 0
    }
    guard isComplete else { throw failure(file, fileSize: memory.pointee.count) }
    let pixels = try PixelBuffer(width: width, height: height, premultiplied: colors)
    return DecodedImage(pixels: pixels, metadata: metadata(file, orientation: orientation))
  }

  /// Refuses tiles and strips that are far larger than the largest picture, whose buffers libtiff would allocate.
  private static func checkParts(of file: OpaquePointer, limits: ImageLimits) throws(ImageError) {
    let size = TIFFIsTiled(file) != 0 ? TIFFTileSize64(file) : TIFFStripSize64(file)
    guard Double(size) <= limits.megapixels * 1e6 * 8 + 1e6 else {
      throw ImageError(.tooLarge, "the TIFF image says that one of its parts has \(size) bytes")
    }
  }

  private static func metadata(_ file: OpaquePointer, orientation: UInt16) -> ImageMetadata {
    var text = [CChar](repeating: 0, count: 32)
    let hasTime = stiff_capture_time(file, &text) != 0
    return ImageMetadata(
      orientation: ImageOrientation(rawValue: Int(orientation)) ?? .up,
      captureTime: hasTime ? EXIFReader.captureTime(text.map { UInt8(bitPattern: $0) }) : nil)
  }

  /// Missing data when a strip or tile lies beyond the file's end, an unknown kind otherwise.
  private static func failure(_ file: OpaquePointer, fileSize: UInt64) -> ImageError {
    let parts = TIFFIsTiled(file) != 0 ? TIFFNumberOfTiles(file) : TIFFNumberOfStrips(file)
    let isCutOff = (0..<parts).contains { part in
      let (end, overflows) = TIFFGetStrileOffset(file, part).addingReportingOverflow(
        TIFFGetStrileByteCount(file, part))
      return overflows || end > fileSize
    }
    return isCutOff
      ? ImageError(.truncated, "the TIFF image ends before its last pixel")
      : ImageError(.unsupported, "the TIFF image is damaged or of a kind that cannot be decoded")
  }
}
