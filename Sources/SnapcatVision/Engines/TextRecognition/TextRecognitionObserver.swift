/// Looks on while text is read, for debugging and timing; equal only to itself.
public final class TextRecognitionObserver: Hashable, Sendable {
  /// A stage that was taken.
  public struct Event: Sendable {
    public var stage: TextRecognitionStage
    /// How long the stage took.
    public var duration: Duration
    /// The image as it was read, one channel.
    public var image: PixelBuffer
    /// What was read so far, boxes in pixels of `image`, origin at the upper left.
    public var lines: [TextRecognitionResult.Line]
  }

  private let didFinish: @Sendable (Event) -> Void

  /// Creates an observer; `didFinish` is called after each stage, on the thread that reads.
  public init(_ didFinish: @escaping @Sendable (Event) -> Void) {
    self.didFinish = didFinish
  }

  func finish(_ event: Event) {
    didFinish(event)
  }

  public static func == (one: TextRecognitionObserver, other: TextRecognitionObserver) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
