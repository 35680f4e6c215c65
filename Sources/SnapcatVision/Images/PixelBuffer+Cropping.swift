import Foundation

extension PixelBuffer {
  /// The pixels that a rectangle touches.
  ///
  /// - Parameter rectangle: in pixels, origin at the upper left; fractions are widened to whole pixels, and what lies
  ///   outside the buffer is left out.
  /// - Throws: ``ImageError`` of kind `invalidSize` when the rectangle does not touch the buffer.
  public func cropped(to rectangle: CGRect) throws(ImageError) -> PixelBuffer {
    let area = try wholePixels(of: rectangle)
    if area.columns == 0..<width, area.rows == 0..<height { return self }
    var part: [UInt8] = []
    part.reserveCapacity(area.columns.count * area.rows.count * channels)
    for row in area.rows {
      let start = row * width
      part.append(
        contentsOf: bytes[(start + area.columns.lowerBound) * channels..<(start + area.columns.upperBound) * channels])
    }
    return try PixelBuffer(width: area.columns.count, height: area.rows.count, channels: channels, bytes: part)
  }

  /// The columns and rows that a rectangle touches.
  func wholePixels(of rectangle: CGRect) throws(ImageError) -> (columns: Range<Int>, rows: Range<Int>) {
    guard
      let columns = Self.whole(from: rectangle.origin.x, length: rectangle.size.width, limit: width),
      let rows = Self.whole(from: rectangle.origin.y, length: rectangle.size.height, limit: height)
    else {
      throw ImageError(.invalidSize, "the part to be cut out does not touch the \(width) x \(height) image")
    }
    return (columns, rows)
  }

  /// The whole pixels between two edges; a hair over an edge, as rounding makes it, does not count.
  private static func whole(from start: CGFloat, length: CGFloat, limit: Int) -> Range<Int>? {
    guard start.isFinite, length.isFinite else { return nil }
    let slack = 1e-6
    let lower = max(0, (Double(start) + slack).rounded(.down))
    let upper = min(Double(limit), (Double(start + length) - slack).rounded(.up))
    guard lower < upper else { return nil }
    return Int(lower)..<Int(upper)
  }
}
