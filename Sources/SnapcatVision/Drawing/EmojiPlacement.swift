import Foundation

/// Where an emoji is put on an animal.
///
/// With a known face it covers the face: centred on it and a little larger. Without one it goes where the head of a
/// sitting or standing animal most likely is: in the middle of the box from left to right, a third of its height below the
/// upper edge. It keeps its shape, and moves or shrinks where it would leave the picture.
public struct EmojiPlacement: Codable, Hashable, Sendable {
  /// The emoji's height as a share of the box's shorter side.
  public var shareOfBox: Double
  /// The emoji's height as a share of the face's longer side.
  public var shareOfFace: Double

  /// Creates a rule.
  public init(shareOfBox: Double = 0.45, shareOfFace: Double = 1.15) {
    self.shareOfBox = shareOfBox
    self.shareOfFace = shareOfFace
  }

  /// The emoji's place in whole pixels of the picture, origin at the upper left.
  ///
  /// - Parameters:
  ///   - box: the animal, in normalized coordinates.
  ///   - face: its face, in normalized coordinates, or nil.
  ///   - aspectRatio: the emoji's width divided by its height.
  ///   - imageSize: the picture's size in pixels.
  public func frame(for box: NormalizedRect, face: NormalizedRect?, aspectRatio: Double, in imageSize: CGSize) -> CGRect
  {
    let target = (face ?? box).toImageCoordinates(imageSize, origin: .upperLeft)
    let (targetWidth, targetHeight) = (Double(target.size.width), Double(target.size.height))
    let wanted =
      face == nil ? shareOfBox * min(targetWidth, targetHeight) : shareOfFace * max(targetWidth, targetHeight)
    let (imageWidth, imageHeight) = (Double(imageSize.width), Double(imageSize.height))
    let height = max(1, min(wanted, imageHeight, imageWidth / aspectRatio)).rounded(.down)
    let width = max(1, (height * aspectRatio).rounded(.down))
    let centerX = Double(target.origin.x) + targetWidth / 2
    let centerY = Double(target.origin.y) + targetHeight * (face == nil ? 1.0 / 3 : 0.5)
    return CGRect(
      x: max(0, min((centerX - width / 2).rounded(), imageWidth - width)),
      y: max(0, min((centerY - height / 2).rounded(), imageHeight - height)), width: width, height: height)
  }
}
