import SnapcatVision

extension NormalizedRect {
  /// The middle.
  var center: NormalizedPoint { NormalizedPoint(x: x + width / 2, y: y + height / 2) }

  /// The part of the rectangle that lies within the image.
  var insideImage: NormalizedRect {
    let (left, low) = (min(max(0, x), 1), min(max(0, y), 1))
    return NormalizedRect(
      x: left, y: low, width: max(0, min(1, x + width) - left), height: max(0, min(1, y + height) - low))
  }

  /// How far two centres are apart, in units of the mean size of both rectangles along each axis.
  func centerDistance(to other: NormalizedRect) -> Double {
    let across = (center.x - other.center.x) / max(1e-9, (width + other.width) / 2)
    let down = (center.y - other.center.y) / max(1e-9, (height + other.height) / 2)
    return (across * across + down * down).squareRoot()
  }
}
