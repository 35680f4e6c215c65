import SnapcatVision

/// How sharp a picture is: the variance of its Laplacian (Pech-Pacheco et al., "Diatom autofocusing in brightfield
/// microscopy", 2000), after scaling it to a fixed size so that large and small crops compare.
enum Sharpness {
  /// The longer side in pixels at which sharpness is measured.
  private static let side = 160

  /// The measure; 0 for a picture without any edge.
  static func measure(_ pixels: PixelBuffer) -> Double {
    let scale = Double(side) / Double(max(pixels.width, pixels.height))
    let (width, height) = (
      max(3, Int(Double(pixels.width) * scale)), max(3, Int(Double(pixels.height) * scale))
    )
    guard let gray = try? pixels.resized(toWidth: width, height: height).gray() else { return 0 }
    return variance(ofLaplacianOf: gray)
  }

  static func variance(ofLaplacianOf gray: PixelBuffer) -> Double {
    let (bytes, width) = (gray.bytes, gray.width)
    guard width >= 3, gray.height >= 3 else { return 0 }
    var (sum, squares) = (0, 0)
    for row in 1..<gray.height - 1 {
      for column in 1..<width - 1 {
        let place = row * width + column
        let around =
          Int(bytes[place - 1]) + Int(bytes[place + 1]) + Int(bytes[place - width]) + Int(bytes[place + width])
        let value = around - 4 * Int(bytes[place])
        sum += value
        squares += value * value
      }
    }
    let count = Double((width - 2) * (gray.height - 2))
    let mean = Double(sum) / count
    return Double(squares) / count - mean * mean
  }
}
