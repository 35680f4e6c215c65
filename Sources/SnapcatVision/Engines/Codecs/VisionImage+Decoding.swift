import Foundation

extension VisionImage {
  /// Decodes an image file and turns it upright.
  ///
  /// JPEG, PNG, WebP, TIFF, BMP and GIF are told apart by their bytes, not by the file's name; of animations and of files
  /// with several pages the first picture is taken, and transparent pixels are laid on white.
  /// - Parameters:
  ///   - orientation: how to turn the stored pixels; nil to follow the file's own metadata.
  ///   - minimumLongSide: lets JPEG files be decoded at 1/2, 1/4 or 1/8 of their size, which is several times as fast, as
  ///     long as the longer side keeps this many pixels; ``originalSize`` still tells the full size. Nil for the full
  ///     size; other formats are not shrunk.
  /// - Throws: ``ImageError``, of kind `unreadable` when the file cannot be read.
  public init(
    contentsOf url: URL, orientation: ImageOrientation? = nil, limits: ImageLimits = ImageLimits(),
    minimumLongSide: Int? = nil
  ) throws(ImageError) {
    let data = try ImageFile.read(url, limits: limits)
    try self.init(data: data, orientation: orientation, limits: limits, minimumLongSide: minimumLongSide)
  }

  /// Decodes the bytes of an image file and turns the image upright.
  ///
  /// - Parameters: as for ``init(contentsOf:orientation:limits:minimumLongSide:)``.
  /// - Throws: ``ImageError``.
  public init(
    data: Data, orientation: ImageOrientation? = nil, limits: ImageLimits = ImageLimits(), minimumLongSide: Int? = nil
  ) throws(ImageError) {
    let decoder = try Self.decoder(for: data)
    let result: Result<DecodedImage, ImageError> = data.withUnsafeBytes { bytes in
      Result { () throws(ImageError) in
        try decoder.decode(bytes, limits: limits, minimumLongSide: minimumLongSide)
      }
    }
    let decoded = try result.get()
    let turn = orientation ?? decoded.metadata.orientation
    self.init(
      pixels: try decoded.pixels.turnedUpright(from: turn), orientation: turn,
      captureTime: decoded.metadata.captureTime,
      originalSize: turn.swapsSides
        ? CGSize(width: decoded.storedHeight, height: decoded.storedWidth)
        : CGSize(width: decoded.storedWidth, height: decoded.storedHeight))
  }

  private static func decoder(for data: Data) throws(ImageError) -> any ImageDecoder.Type {
    guard !data.isEmpty else { throw ImageError(.notAnImage, "the file is empty") }
    switch ImageFormat(prefix: data.prefix(ImageFormat.prefixLength)) {
    case .jpeg: return JPEGDecoder.self
    case .png: return PNGDecoder.self
    case .webp: return WebPDecoder.self
    case .tiff: return TIFFDecoder.self
    case .bmp: return BMPDecoder.self
    case .gif: return GIFDecoder.self
    case .other(let name):
      throw ImageError(.unsupported, "\(name) images cannot be decoded; convert the picture to JPEG or PNG")
    case nil: throw ImageError(.notAnImage, "the bytes are not those of an image")
    }
  }
}
