/// A question about an image, as a value that can be stored, compared and sent between tasks.
public protocol VisionRequest: Hashable, Sendable {
  /// What performing the request gives.
  associatedtype Result: Sendable

  /// Answers the question for the image of `context`.
  ///
  /// Handlers call it; it may run on any thread and does not keep the context.
  /// - Throws: ``VisionError`` when the request cannot be performed.
  func perform(in context: ImageRequestContext) throws -> Result
}
