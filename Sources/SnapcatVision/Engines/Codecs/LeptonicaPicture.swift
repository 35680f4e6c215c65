import CLeptonica

/// Decodes the formats that Leptonica is left with: BMP and GIF.
enum LeptonicaPicture {
  /// The pixels of a file in memory, transparent ones laid on white; nil when Leptonica cannot decode it.
  static func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> PixelBuffer? {
    setMsgSeverity(Int32(L_SEVERITY_NONE))
    var stored = pixReadMem(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
    defer { pixDestroy(&stored) }
    var plain = pixRemoveColormap(stored, Int32(REMOVE_CMAP_BASED_ON_SRC))
    defer { pixDestroy(&plain) }
    var wide = pixConvertTo32(plain)
    defer { pixDestroy(&wide) }
    guard let wide, let words = pixGetData(wide) else { return nil }
    let (width, height) = (Int(pixGetWidth(wide)), Int(pixGetHeight(wide)))
    let isOpaque = pixGetSpp(wide) != 4
    let colors = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, initializedCount in
      for pixel in 0..<width * height {
        let word = words[pixel]
        buffer[4 * pixel] = UInt8(truncatingIfNeeded: word >> 8)
        buffer[4 * pixel + 1] = UInt8(truncatingIfNeeded: word >> 16)
        buffer[4 * pixel + 2] = UInt8(truncatingIfNeeded: word >> 24)
        buffer[4 * pixel + 3] = isOpaque ? 255 : UInt8(truncatingIfNeeded: word)
      }
      initializedCount = width * height * 4
    }
    return try PixelBuffer(width: width, height: height, colors: colors, hasAlpha: true)
  }
}
