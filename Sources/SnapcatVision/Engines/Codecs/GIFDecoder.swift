/// Decodes the first frame of GIF files with Leptonica.
enum GIFDecoder: ImageDecoder {
  /// The byte that ends a GIF file.
  private static let trailer: UInt8 = 0x3B

  static func decode(
    _ bytes: UnsafeRawBufferPointer, limits: ImageLimits, minimumLongSide: Int?
  ) throws(ImageError) -> DecodedImage {
    let header = try GIFHeader(bytes)
    try limits.check(width: header.canvasWidth, height: header.canvasHeight)
    try limits.check(width: header.width, height: header.height)
    // Leptonica would decode all frames; it gets a file that ends after the first.
    let firstFrame = Array(bytes[..<header.frameEnd]) + [trailer]
    let result: Result<PixelBuffer?, ImageError> = firstFrame.withUnsafeBytes { bytes in
      Result { () throws(ImageError) in try LeptonicaPicture.decode(bytes) }
    }
    guard let frame = try result.get() else {
      throw ImageError(.truncated, "the first frame of the GIF image is cut off or damaged")
    }
    let pixels = frame.placed(
      column: header.left, row: header.top, onWhiteWidth: header.canvasWidth, height: header.canvasHeight)
    return DecodedImage(pixels: pixels, metadata: ImageMetadata())
  }
}
