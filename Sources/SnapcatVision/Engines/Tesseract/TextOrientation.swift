/// What Tesseract's orientation and script detection says of a page.
struct TextOrientation: Hashable, Sendable {
  /// Degrees clockwise that make the text upright: 0, 90, 180 or 270.
  var rotation: Int
  /// How sure the rotation is; 1 and less is a guess.
  var confidence: Float
  /// The name of the script, such as "Latin" or "Korean".
  var script: String
  /// How sure the script is; 1 and less is a guess.
  var scriptConfidence: Float
}
