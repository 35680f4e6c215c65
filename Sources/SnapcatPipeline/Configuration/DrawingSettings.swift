/// What is drawn on the annotated copies.
public struct DrawingSettings: Codable, Hashable, Sendable {
  public var boxes = true
  public var labels = true
  /// Whether a human emoji covers each cat's face.
  public var emoji = true
  /// Whether each cat's face is blurred.
  public var blur = false
  /// Width of the lines on a picture 1000 pixels wide; it grows with the picture.
  public var lineWidth = 3.0
  /// Quality of the JPEG copies, 1 to 100.
  public var jpegQuality = 90

  public init() {}

  /// Whether faces have to be found for what is drawn.
  var needsFaces: Bool { emoji || blur }
}
