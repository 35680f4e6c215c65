/// Turns the bytes of one file format into pixels.
protocol ImageDecoder {
  /// Decodes the first picture of a file.
  ///
  /// The size in the header is checked against `limits` before anything of the pixels' size is allocated, and nothing is
  /// printed.
  /// - Parameter minimumLongSide: the decoder may shrink the picture as long as its longer side keeps this many pixels.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, limits: ImageLimits, minimumLongSide: Int?
  ) throws(ImageError) -> DecodedImage
}
