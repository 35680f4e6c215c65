import COpenCV

extension PixelBuffer {
  /// The pixels turned and mirrored as an orientation tag asks for.
  func turnedUpright(from orientation: ImageOrientation) throws(ImageError) -> PixelBuffer {
    if orientation == .up { return self }
    let (newWidth, newHeight) = orientation.swapsSides ? (height, width) : (width, height)
    do {
      let turned = try [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, initializedCount in
        var target = scv_image(
          data: buffer.baseAddress, width: Int32(newWidth), height: Int32(newHeight), channels: Int32(channels))
        try withCImage { source in
          try checkingOpenCV {
            scv_orient(source, &target, Int32(orientation.clockwiseDegrees), orientation.isMirrored ? 1 : 0, $0)
          }
        }
        initializedCount = bytes.count
      }
      return try PixelBuffer(width: newWidth, height: newHeight, channels: channels, bytes: turned)
    } catch {
      throw ImageError(.unsupported, "the image cannot be turned: \(error)")
    }
  }
}
