import Foundation

/// A box that a network reported.
struct Detection: Hashable, Sendable {
  /// Index of the class, a line of the label file.
  var classIndex: Int
  /// In 0...1.
  var confidence: Float
  /// In pixels of the network's input, origin at the upper left; it may leave the input.
  var box: CGRect
}
