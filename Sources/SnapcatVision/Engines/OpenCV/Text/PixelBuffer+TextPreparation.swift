import COpenCV

extension PixelBuffer {
  /// The image as dark text on an even white ground, one channel; light text on dark regions is inverted.
  func flattenedForText() throws -> PixelBuffer {
    try derived(width: width, height: height, channels: 1) { scv_text_flatten($0, $1, $2) }
  }
}
