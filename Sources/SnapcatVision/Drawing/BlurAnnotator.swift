import Foundation

/// Blurs the face of each cat, or the place where it most likely is.
public struct BlurAnnotator: Annotator {
  /// The labels whose faces are blurred, compared in lower case.
  public var labels: Set<String>
  public var placement: EmojiPlacement

  /// Creates an annotator; without a known face a larger part of the animal is blurred than an emoji would cover.
  public init(
    labels: Set<String> = ["Cat"], placement: EmojiPlacement = EmojiPlacement(shareOfBox: 0.7, shareOfFace: 1.5)
  ) {
    self.labels = labels
    self.placement = placement
  }

  public func draw(_ annotations: [Annotation], on canvas: inout Canvas) throws(DrawingError) {
    let names = Set(labels.map { $0.lowercased() })
    for annotation in annotations where names.contains(annotation.label.lowercased()) {
      try canvas.blur(placement.place(for: annotation, aspectRatio: 1, in: canvas.size))
    }
  }
}
