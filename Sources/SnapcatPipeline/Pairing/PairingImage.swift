/// What pairing has to know of a picture.
struct PairingImage: Hashable, Sendable {
  /// Relative to the input root.
  var path: FilePath
  /// By the camera ("2024:05:01 12:30:00"); nil when unknown.
  var captureTime: String?
  /// How many cats were found.
  var cats: Int
  /// How many cards were read.
  var cards: Int
}
