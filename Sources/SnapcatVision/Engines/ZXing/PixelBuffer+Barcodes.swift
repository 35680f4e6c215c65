import Foundation

extension PixelBuffer {
  /// A one-channel image with its edges sharpened, twice as large where it is small; and how much larger it is.
  func sharpened() throws -> (image: PixelBuffer, scale: Double) {
    let factor = width * height <= 2_000_000 ? 2 : 1
    var sharp = try resized(toWidth: width * factor, height: height * factor)
    let soft = try resized(toWidth: max(1, width / 2), height: max(1, height / 2))
      .resized(toWidth: sharp.width, height: sharp.height)
    for index in sharp.bytes.indices {
      let (near, far) = (Int(sharp.bytes[index]), Int(soft.bytes[index]))
      sharp.bytes[index] = UInt8(clamping: (5 * near - 3 * far) / 2)
    }
    return (sharp, Double(factor))
  }

  /// The image with light and dark exchanged.
  func inverted() -> PixelBuffer {
    var copy = self
    for index in copy.bytes.indices { copy.bytes[index] = 255 - copy.bytes[index] }
    return copy
  }

  /// Paints over the upright rectangle around the corners, and some rows and columns beyond where it is thin.
  mutating func paintOver(_ corners: [CGPoint]) {
    let (xs, ys) = (corners.map { Double($0.x) }, corners.map { Double($0.y) })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return }
    let padX = right - left < bottom - top ? Self.paintMargin : 2
    let padY = bottom - top < right - left ? Self.paintMargin : 2
    let columns = max(0, Int(left - padX))..<max(0, min(width, Int(right + padX) + 1))
    let rows = max(0, Int(top - padY))..<max(0, min(height, Int(bottom + padY) + 1))
    guard columns.lowerBound < columns.upperBound else { return }
    for row in rows where row < height {
      for column in columns { bytes[row * width + column] = 255 }
    }
  }

  private static let paintMargin = 24.0
}
