import Foundation

/// An object that a network reported.
public struct DetectedObject: Hashable, Sendable {
  /// The label as the model's label file spells it, such as "cat".
  public var label: String
  /// In 0...1.
  public var confidence: Float
  /// In pixels of the image, origin at the upper left.
  public var boundingBox: CGRect

  public init(label: String, confidence: Float, boundingBox: CGRect) {
    self.label = label
    self.confidence = confidence
    self.boundingBox = boundingBox
  }
}
