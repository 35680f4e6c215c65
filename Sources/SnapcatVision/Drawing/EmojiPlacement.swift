import Foundation

/// Where an emoji is put on an animal.
///
/// With a known face it covers the face: centred on it, as it is turned, and a little larger. Without one it goes where
/// the head most likely is: in the middle of the box from left to right, its upper edge a little below the box's. It
/// keeps its shape, and moves or shrinks where it would leave the picture.
public struct EmojiPlacement: Codable, Hashable, Sendable {
  /// The emoji's height as a share of the box's shorter side.
  public var shareOfBox: Double
  /// The emoji's height as a share of the face's longer side.
  public var shareOfFace: Double
  /// How far below the box's upper edge the emoji starts, as a share of the box's height.
  static let headroom = 0.05

  /// Creates a rule.
  public init(shareOfBox: Double = 0.6, shareOfFace: Double = 1.4) {
    self.shareOfBox = shareOfBox
    self.shareOfFace = shareOfFace
  }

  /// The emoji's place in the picture.
  ///
  /// - Parameters:
  ///   - annotation: the animal, with its face or without.
  ///   - aspectRatio: the emoji's width divided by its height.
  ///   - imageSize: the picture's size in pixels.
  public func place(for annotation: Annotation, aspectRatio: Double, in imageSize: CGSize) -> FacePlace {
    let target = (annotation.face ?? annotation.boundingBox).toImageCoordinates(imageSize, origin: .upperLeft)
    let (width, height) = (Double(target.size.width), Double(target.size.height))
    let isFace = annotation.face != nil
    let wanted = isFace ? shareOfFace * max(width, height) : shareOfBox * min(width, height)
    let roll = isFace ? annotation.faceRoll : 0
    let size = Self.size(height: wanted, aspectRatio: aspectRatio, roll: roll, in: imageSize)
    let centerX = Double(target.origin.x) + width / 2
    let centerY =
      Double(target.origin.y) + (isFace ? height / 2 : min(height / 2, Self.headroom * height + wanted / 2))
    let wish = FacePlace(
      frame: CGRect(
        x: (centerX - size.width / 2).rounded(), y: (centerY - size.height / 2).rounded(), width: size.width,
        height: size.height),
      roll: roll)
    return Self.moved(wish, into: imageSize)
  }

  /// The largest size up to a height with which the turned emoji fits into the picture, at least one pixel.
  private static func size(
    height wanted: Double, aspectRatio: Double, roll: Double, in imageSize: CGSize
  ) -> (width: Double, height: Double) {
    let unit = FacePlace(frame: CGRect(x: 0, y: 0, width: aspectRatio, height: 1), roll: roll).bounds
    let fitting = min(Double(imageSize.width) / Double(unit.width), Double(imageSize.height) / Double(unit.height))
    let height = max(1, min(wanted, fitting).rounded(.down))
    return (max(1, (height * aspectRatio).rounded(.down)), height)
  }

  private static func moved(_ place: FacePlace, into imageSize: CGSize) -> FacePlace {
    let bounds = place.bounds
    func shift(_ low: Double, _ high: Double, _ limit: Double) -> Double {
      let shift = max(0, min(low, limit - (high - low))) - low
      return shift < 0 ? shift.rounded(.down) : shift.rounded(.up)
    }
    let right = shift(Double(bounds.minX), Double(bounds.maxX), Double(imageSize.width))
    let down = shift(Double(bounds.minY), Double(bounds.maxY), Double(imageSize.height))
    let frame = CGRect(
      x: max(0, min(Double(place.frame.minX) + right, Double(imageSize.width - place.frame.width))),
      y: max(0, min(Double(place.frame.minY) + down, Double(imageSize.height - place.frame.height))),
      width: place.frame.width, height: place.frame.height)
    return FacePlace(frame: frame, roll: place.roll)
  }
}
