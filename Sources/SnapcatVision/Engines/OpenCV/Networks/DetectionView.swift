import Foundation

/// One look of a network at an image: which part of it, how far away, and whether in a mirror.
struct DetectionView: Hashable, Sendable {
  /// The upper left corner of the part that is looked at, in whole pixels of the image.
  let x: Int
  let y: Int
  let isMirrored: Bool
  /// How the part stands in the network's input; its image is the part.
  let letterbox: Letterbox

  /// Looks at the whole image.
  init(imageWidth: Int, imageHeight: Int, input: NetworkInput, zoom: Double = 1, isMirrored: Bool = false) {
    self.init(
      part: CGRect(x: 0, y: 0, width: imageWidth, height: imageHeight), input: input, zoom: zoom,
      isMirrored: isMirrored)
  }

  /// Looks at a part of an image.
  ///
  /// - Parameter part: whole pixels of the image, origin at the upper left.
  init(part: CGRect, input: NetworkInput, zoom: Double = 1, isMirrored: Bool = false) {
    x = Int(part.minX)
    y = Int(part.minY)
    self.isMirrored = isMirrored
    letterbox = Letterbox(
      imageWidth: Int(part.width), imageHeight: Int(part.height), inputWidth: input.width, inputHeight: input.height,
      placement: input.placement, zoom: zoom)
  }

  /// The part that is looked at, in pixels of the image.
  var part: CGRect { CGRect(x: x, y: y, width: letterbox.imageWidth, height: letterbox.imageHeight) }

  /// A rectangle of the input in the image, cut off at the borders of the part; nil when nothing of it shows the image.
  func toImage(_ rect: CGRect) -> CGRect? {
    guard let box = letterbox.toImage(unmirrored(rect)) else { return nil }
    return CGRect(x: box.minX + Double(x), y: box.minY + Double(y), width: box.width, height: box.height)
  }

  private func unmirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    let sum = Double(2 * letterbox.x + letterbox.width)
    return CGRect(x: sum - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
