import COpenCV

extension PixelBuffer {
  /// The size of the image with its longer side scaled to `longSide`.
  func size(withLongSide longSide: Int) -> (width: Int, height: Int) {
    let scale = Double(longSide) / Double(max(width, height))
    return (max(1, Int((Double(width) * scale).rounded())), max(1, Int((Double(height) * scale).rounded())))
  }

  /// The image scaled to another size: by area when it shrinks, with a cubic kernel when it grows.
  public func resized(toWidth newWidth: Int, height newHeight: Int) throws -> PixelBuffer {
    if newWidth == width, newHeight == height { return self }
    let interpolation = newWidth < width ? SCV_INTERPOLATION_AREA : SCV_INTERPOLATION_CUBIC
    return try derived(width: newWidth, height: newHeight, channels: channels) { source, target, error in
      scv_resize(source, target, interpolation, error)
    }
  }

  /// The luma of the image, one channel.
  public func gray() throws -> PixelBuffer {
    if channels == 1 { return self }
    return try derived(width: width, height: height, channels: 1) { scv_gray($0, $1, $2) }
  }

  /// The image turned clockwise by a multiple of 90 degrees.
  public func rotated(clockwiseDegrees degrees: Int) throws -> PixelBuffer {
    let turn = ((degrees % 360) + 360) % 360
    if turn == 0 { return self }
    let swaps = turn != 180
    return try derived(width: swaps ? height : width, height: swaps ? width : height, channels: channels) {
      scv_rotate($0, $1, Int32(turn), $2)
    }
  }

  /// Calls an engine that fills a new image from this one.
  func derived(
    width: Int, height: Int, channels: Int,
    _ fill: (UnsafePointer<scv_image>, UnsafeMutablePointer<scv_image>, UnsafeMutablePointer<scv_error>) -> Int32
  ) throws -> PixelBuffer {
    var result = PixelBuffer(width: width, height: height, channels: channels)
    try withCImage { source in
      try result.withMutableCImage { target in
        try checkingOpenCV { fill(source, target, $0) }
      }
    }
    return result
  }

  /// Lends the pixels to an engine that only reads them.
  func withCImage<Result>(_ body: (UnsafePointer<scv_image>) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBufferPointer { buffer in
      var image = scv_image(
        data: UnsafeMutablePointer(mutating: buffer.baseAddress), width: Int32(width), height: Int32(height),
        channels: Int32(channels))
      return try body(&image)
    }
  }

  /// Lends the pixels to an engine that changes them.
  mutating func withMutableCImage<Result>(
    _ body: (UnsafeMutablePointer<scv_image>) throws -> Result
  ) rethrows -> Result {
    let (width, height, channels) = (Int32(width), Int32(height), Int32(channels))
    return try bytes.withUnsafeMutableBufferPointer { buffer in
      var image = scv_image(data: buffer.baseAddress, width: width, height: height, channels: channels)
      return try body(&image)
    }
  }
}
