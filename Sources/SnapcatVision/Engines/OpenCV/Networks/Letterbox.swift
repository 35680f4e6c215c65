import Foundation

/// Where an image stands in the input of a network that has another shape, and the way back.
///
/// All values are pixels with the origin at the upper left.
struct Letterbox: Hashable, Sendable {
  /// Where the image goes in the input.
  enum Placement: String, Hashable, Sendable, CaseIterable {
    /// In the middle, with padding on two sides; sides keep their ratio.
    case center
    /// In the upper left corner, with padding on the right or below; sides keep their ratio.
    case topLeft
    /// Over the whole input; sides do not keep their ratio.
    case stretch
  }

  /// The image's size.
  let imageWidth: Int
  let imageHeight: Int
  /// The scaled image's place in the input.
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// Fits an image into an input; each side keeps at least one pixel.
  ///
  /// - Parameter zoom: the share of the input's sides that the image may take, in 0...1. What is smaller than 1 shows the
  ///   image from further away, in the middle of the input.
  init(
    imageWidth: Int, imageHeight: Int, inputWidth: Int, inputHeight: Int, placement: Placement, zoom: Double = 1
  ) {
    self.imageWidth = imageWidth
    self.imageHeight = imageHeight
    let placement = zoom < 1 && placement == .topLeft ? .center : placement
    guard placement != .stretch else {
      width = max(1, Int((Double(inputWidth) * zoom).rounded()))
      height = max(1, Int((Double(inputHeight) * zoom).rounded()))
      (x, y) = ((inputWidth - width) / 2, (inputHeight - height) / 2)
      return
    }
    let scale = zoom * min(Double(inputWidth) / Double(imageWidth), Double(inputHeight) / Double(imageHeight))
    width = max(1, min(inputWidth, Int((Double(imageWidth) * scale).rounded())))
    height = max(1, min(inputHeight, Int((Double(imageHeight) * scale).rounded())))
    x = placement == .center ? (inputWidth - width) / 2 : 0
    y = placement == .center ? (inputHeight - height) / 2 : 0
  }

  /// A rectangle of the image, in the input.
  func toInput(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * horizontalScale + Double(x), y: rect.minY * verticalScale + Double(y),
      width: rect.width * horizontalScale, height: rect.height * verticalScale)
  }

  /// A rectangle of the input, in the image and cut off at its borders; nil when nothing of it shows the image.
  func toImage(_ rect: CGRect) -> CGRect? {
    let left = max(0, (rect.minX - Double(x)) / horizontalScale)
    let top = max(0, (rect.minY - Double(y)) / verticalScale)
    let right = min(Double(imageWidth), (rect.maxX - Double(x)) / horizontalScale)
    let bottom = min(Double(imageHeight), (rect.maxY - Double(y)) / verticalScale)
    guard right > left, bottom > top else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private var horizontalScale: Double { Double(width) / Double(imageWidth) }
  private var verticalScale: Double { Double(height) / Double(imageHeight) }
}
