/// A small picture with transparency, to be laid on another one.
public struct Bitmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// Blue, green, red and alpha of each pixel, row by row from the top; colours are premultiplied with alpha.
  public let bytes: [UInt8]

  /// Creates a bitmap; nil when the sizes do not fit together.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
