/// One look of a cascade at an animal.
struct FaceLook: Hashable, Sendable {
  /// The animal's shorter side while it is looked at, in pixels.
  var shortSide = 128
  /// The face is turned clockwise by so many degrees.
  var roll = 0.0
  var isMirrored = false
  /// The share of the shorter side by which the border is repeated on all sides, for a face that nearly fills the image.
  var marginShare = 0.0

  /// The looks in their order; the next one is taken only while no look was sure.
  static let all = [
    FaceLook(), FaceLook(isMirrored: true), FaceLook(roll: 25), FaceLook(roll: -25),
    FaceLook(shortSide: 64, marginShare: 0.15), FaceLook(shortSide: 64, isMirrored: true, marginShare: 0.15),
  ]
}
