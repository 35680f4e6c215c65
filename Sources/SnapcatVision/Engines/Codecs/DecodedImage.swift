/// Pixels as a file stores them, not yet turned upright.
struct DecodedImage: Sendable {
  /// Three channels: blue, green, red.
  var pixels: PixelBuffer
  /// The size in the file; larger than the pixels after scaled decoding.
  var storedWidth: Int
  var storedHeight: Int
  var metadata: ImageMetadata

  init(pixels: PixelBuffer, storedWidth: Int? = nil, storedHeight: Int? = nil, metadata: ImageMetadata) {
    self.pixels = pixels
    self.storedWidth = storedWidth ?? pixels.width
    self.storedHeight = storedHeight ?? pixels.height
    self.metadata = metadata
  }
}
