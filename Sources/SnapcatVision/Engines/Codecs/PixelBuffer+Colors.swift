import COpenCV

extension PixelBuffer {
  /// Creates a buffer from interleaved blue, green and red values; with alpha (not premultiplied) the colours are laid
  /// on white.
  init(width: Int, height: Int, colors: [UInt8], hasAlpha: Bool) throws(ImageError) {
    guard hasAlpha else {
      try self.init(width: width, height: height, channels: 3, bytes: colors)
      return
    }
    guard width > 0, height > 0, colors.count == width * height * 4 else {
      throw ImageError(.invalidSize, "\(width) x \(height) pixels do not fit \(colors.count) bytes")
    }
    let count = width * height * 3
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      colors.withUnsafeBufferPointer { scv_flatten($0.baseAddress, buffer.baseAddress, width * height) }
      initializedCount = count
    }
    try self.init(width: width, height: height, channels: 3, bytes: bytes)
  }
}
