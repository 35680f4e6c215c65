import SnapcatVision

/// Pictures for tests, made of numbers only.
public enum TestImage {
  /// One colour.
  public static func plain(
    width: Int, height: Int, blue: UInt8 = 0, green: UInt8 = 0, red: UInt8 = 0
  ) throws -> VisionImage {
    let bytes = (0..<width * height).flatMap { _ in [blue, green, red] }
    return VisionImage(pixels: try PixelBuffer(width: width, height: height, channels: 3, bytes: bytes))
  }

  /// Red grows to the right, green downwards, blue is even.
  public static func gradient(width: Int, height: Int) throws -> VisionImage {
    var bytes: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        let green = UInt8(row * 255 / max(1, height - 1))
        let red = UInt8(column * 255 / max(1, width - 1))
        bytes += [128, green, red]
      }
    }
    return VisionImage(pixels: try PixelBuffer(width: width, height: height, channels: 3, bytes: bytes))
  }

  /// The same random pixels each time.
  public static func noise(width: Int, height: Int) throws -> VisionImage {
    var state: UInt64 = 88_172_645_463_325_252
    let bytes = (0..<width * height * 3).map { _ in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt8(truncatingIfNeeded: state)
    }
    return VisionImage(pixels: try PixelBuffer(width: width, height: height, channels: 3, bytes: bytes))
  }

  /// The largest difference of any value of two pictures of the same size; 255 when the sizes differ.
  public static func largestDifference(_ one: VisionImage, _ other: VisionImage) -> Int {
    guard one.size == other.size else { return 255 }
    return zip(one.pixels.bytes, other.pixels.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}

extension VisionImage {
  /// Blue, green and red of a pixel, counted from the upper left.
  public func pixel(_ column: Int, _ row: Int) -> [UInt8] {
    let start = (row * width + column) * 3
    return Array(pixels.bytes[start..<start + 3])
  }
}
