import COpenCV

extension PixelBuffer {
  /// Creates a buffer from interleaved blue, green and red values; with alpha (not premultiplied) the colours are laid
  /// on white.
  init(width: Int, height: Int, colors: [UInt8], hasAlpha: Bool) throws(ImageError) {
    guard hasAlpha else {
      try self.init(width: width, height: height, channels: 3, bytes: colors)
      return
    }
    try self.init(width: width, height: height, fourChannels: colors, convert: scv_flatten)
  }

  /// Creates a buffer from interleaved red, green, blue and alpha values, colours premultiplied with alpha, as libtiff
  /// hands them out; they are laid on white.
  init(width: Int, height: Int, premultiplied colors: [UInt8]) throws(ImageError) {
    try self.init(width: width, height: height, fourChannels: colors, convert: scv_flatten_premultiplied)
  }

  /// Creates a buffer from inverted cyan, magenta, yellow and black, as Adobe's programs and thus all others store them.
  init(width: Int, height: Int, invertedInks: [UInt8]) throws(ImageError) {
    try self.init(width: width, height: height, fourChannels: invertedInks, convert: scv_from_inks)
  }

  private init(
    width: Int, height: Int, fourChannels source: [UInt8],
    convert: (UnsafePointer<UInt8>?, UnsafeMutablePointer<UInt8>?, Int) -> Void
  ) throws(ImageError) {
    let pixels = width * height
    guard width > 0, height > 0, source.count == pixels * 4 else {
      throw ImageError(.invalidSize, "\(width) x \(height) pixels do not fit \(source.count) bytes")
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: pixels * 3) { buffer, initializedCount in
      source.withUnsafeBufferPointer { convert($0.baseAddress, buffer.baseAddress, pixels) }
      initializedCount = pixels * 3
    }
    try self.init(width: width, height: height, channels: 3, bytes: bytes)
  }
}
