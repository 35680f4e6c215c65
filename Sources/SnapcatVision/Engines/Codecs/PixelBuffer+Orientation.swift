extension PixelBuffer {
  /// The pixels turned and mirrored as an orientation tag asks for.
  func turnedUpright(from orientation: ImageOrientation) throws(ImageError) -> PixelBuffer {
    do {
      let turned = try rotated(clockwiseDegrees: orientation.clockwiseDegrees)
      return orientation.isMirrored ? try turned.mirrored() : turned
    } catch {
      throw ImageError(.unsupported, "the image cannot be turned: \(error)")
    }
  }
}
