import Foundation

/// A four-sided document in an image.
public struct DetectedQuadrilateral: Hashable, Sendable {
  /// Top-left, top-right, bottom-right and bottom-left corner in pixels of the image, origin at the upper left.
  public var corners: [CGPoint]
  /// In 0...1.
  public var confidence: Float

  public init(corners: [CGPoint], confidence: Float) {
    self.corners = corners
    self.confidence = confidence
  }
}
