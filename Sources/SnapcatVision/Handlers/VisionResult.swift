/// A request of ``ImageRequestHandler/performAll(_:)`` with what became of it.
public struct VisionResult: Sendable {
  /// The place of the request in the list that was given.
  public let index: Int
  /// The request as it was given.
  public let request: any VisionRequest
  /// The request's result, of its `Result` type, or the error that it ended with.
  public let outcome: Result<any Sendable, any Error>

  /// Creates a result.
  public init(index: Int, request: any VisionRequest, outcome: Result<any Sendable, any Error>) {
    self.index = index
    self.request = request
    self.outcome = outcome
  }

  /// The result of a request of the given type, or nil when this is another request's.
  ///
  /// - Throws: the error that the request ended with.
  public func value<Request: VisionRequest>(of type: Request.Type) throws -> Request.Result? {
    guard request is Request else { return nil }
    return try outcome.get() as? Request.Result
  }
}
