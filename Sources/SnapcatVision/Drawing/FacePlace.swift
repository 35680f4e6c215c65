import Foundation

/// Where something lies on a picture that covers a face: a rectangle turned around its center.
public struct FacePlace: Hashable, Sendable {
  /// In whole pixels of the picture before it is turned, origin at the upper left.
  public var frame: CGRect
  /// In degrees, positive for clockwise.
  public var roll: Double

  public init(frame: CGRect, roll: Double = 0) {
    self.frame = frame
    self.roll = roll
  }

  /// The smallest upright rectangle around it.
  public var bounds: CGRect {
    let angle = roll * .pi / 180
    let (sine, cosine) = (abs(sin(angle)), abs(cos(angle)))
    let width = Double(frame.width) * cosine + Double(frame.height) * sine
    let height = Double(frame.width) * sine + Double(frame.height) * cosine
    return CGRect(
      x: Double(frame.midX) - width / 2, y: Double(frame.midY) - height / 2, width: width, height: height)
  }
}
