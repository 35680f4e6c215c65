import Foundation

/// A face that an engine found.
public struct DetectedFace: Hashable, Sendable {
  /// An upright square around eyes, nose and mouth, in pixels of the image, origin at the upper left.
  public var boundingBox: CGRect
  /// How far the face is turned in the image plane, in degrees; positive when it is turned clockwise.
  public var roll: Double
  /// In 0...1; more is surer.
  public var confidence: Float

  public init(boundingBox: CGRect, roll: Double, confidence: Float) {
    self.boundingBox = boundingBox
    self.roll = roll
    self.confidence = confidence
  }
}
