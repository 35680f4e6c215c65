/// Puts an emoji on each cat.
public struct EmojiAnnotator: Annotator {
  /// The labels that get one, compared in lower case.
  public var labels: Set<String>
  public var placement: EmojiPlacement
  private let bitmap: Bitmap

  /// Loads the emoji, once for all pictures.
  ///
  /// - Parameters:
  ///   - emoji: the character; a boy (U+1F466) unless another one is given.
  ///   - fontPath: a colour font; nil to look in ``EmojiFont/searchPaths``.
  ///   - labels: the labels that get one.
  /// - Throws: ``DrawingError/fontUnavailable(_:)``.
  public init(
    emoji: Character = "\u{1F466}", fontPath: String? = nil, labels: Set<String> = ["Cat"],
    placement: EmojiPlacement = EmojiPlacement()
  ) throws(DrawingError) {
    self.init(
      bitmap: try EmojiFont.bitmap(of: emoji, fontPath: fontPath), labels: labels, placement: placement)
  }

  /// Creates an annotator with a picture in the place of an emoji.
  public init(bitmap: Bitmap, labels: Set<String> = ["Cat"], placement: EmojiPlacement = EmojiPlacement()) {
    self.bitmap = bitmap
    self.labels = labels
    self.placement = placement
  }

  public func draw(_ annotations: [Annotation], on canvas: inout Canvas) throws(DrawingError) {
    let names = Set(labels.map { $0.lowercased() })
    for annotation in annotations where names.contains(annotation.label.lowercased()) {
      let place = placement.place(
        for: annotation, aspectRatio: Double(bitmap.width) / Double(bitmap.height), in: canvas.size)
      try canvas.draw(bitmap, at: place)
    }
  }
}
