/// Pixels of an image: 8 bits a channel, rows from the top without padding.
public struct PixelBuffer: Sendable, Hashable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  /// 1 for grey, 3 for interleaved blue, green and red.
  public let channels: Int
  /// `width * height * channels` values, row by row from the top.
  public internal(set) var bytes: [UInt8]

  /// Creates a buffer over `bytes`.
  ///
  /// - Throws: ``ImageError/invalidSize`` when the sizes do not fit together.
  public init(width: Int, height: Int, channels: Int, bytes: [UInt8]) throws(ImageError) {
    guard width > 0, height > 0, channels == 1 || channels == 3, bytes.count == width * height * channels else {
      throw ImageError(.invalidSize, "\(width) x \(height) x \(channels) pixels do not fit \(bytes.count) bytes")
    }
    self.width = width
    self.height = height
    self.channels = channels
    self.bytes = bytes
  }

  /// Creates a buffer of one value; for results that an engine fills.
  init(width: Int, height: Int, channels: Int, filledWith value: UInt8 = 0) {
    self.width = width
    self.height = height
    self.channels = channels
    bytes = [UInt8](repeating: value, count: width * height * channels)
  }
}
