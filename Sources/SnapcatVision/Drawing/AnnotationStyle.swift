/// What is drawn on a picture with animals.
public enum AnnotationStyle: String, Codable, CaseIterable, Hashable, Sendable {
  /// A box and a label for each animal.
  case boxes
  /// An emoji on each cat's face.
  case emoji
  /// Boxes, labels and emoji.
  case both
  /// Each cat's face blurred.
  case blur

  /// Whether the style needs to know where faces are.
  public var needsFaces: Bool { self != .boxes }

  /// What draws, in this order: what covers faces first, so that lines and labels stay readable.
  ///
  /// - Throws: ``DrawingError/fontUnavailable(_:)`` when the emoji's font is missing.
  public func annotators() throws(DrawingError) -> [any Annotator] {
    switch self {
    case .boxes: [BoundingBoxAnnotator(), LabelAnnotator()]
    case .emoji: [try EmojiAnnotator()]
    case .both: [try EmojiAnnotator(), BoundingBoxAnnotator(), LabelAnnotator()]
    case .blur: [BlurAnnotator()]
    }
  }
}
