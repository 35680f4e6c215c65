extension PixelBuffer {
  /// The pixels on a white canvas, with their upper left corner at a column and a row of it; what leaves the canvas is
  /// cut off.
  func placed(column: Int, row: Int, onWhiteWidth canvasWidth: Int, height canvasHeight: Int) -> PixelBuffer {
    if column == 0, row == 0, canvasWidth == width, canvasHeight == height { return self }
    var canvas = PixelBuffer(width: canvasWidth, height: canvasHeight, channels: channels, filledWith: 255)
    let columns = min(width, canvasWidth - column)
    guard columns > 0 else { return canvas }
    for line in 0..<max(0, min(height, canvasHeight - row)) {
      let target = ((row + line) * canvasWidth + column) * channels
      let source = line * width * channels
      canvas.bytes.replaceSubrange(
        target..<target + columns * channels, with: bytes[source..<source + columns * channels])
    }
    return canvas
  }
}
