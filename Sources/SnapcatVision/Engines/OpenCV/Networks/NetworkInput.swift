/// How an image becomes the input of a network.
struct NetworkInput: Hashable, Sendable {
  /// The order of the colour channels.
  enum ColorOrder: String, Hashable, Sendable, CaseIterable {
    case bgr
    case rgb
  }

  /// The input's size in pixels.
  var width: Int
  var height: Int
  var colorOrder: ColorOrder
  /// An input value is (pixel - mean) * scale.
  var scale: Double
  /// One value a channel, in the order of `colorOrder`.
  var mean: [Double]
  /// Where an image of another shape goes in the input.
  var placement: Letterbox.Placement
  /// The value of the pixels that the image leaves free, in 0...255.
  var padding: UInt8
}
