/// Brings pictures, one after the other, to one consumer.
protocol FrameProvider: AnyObject, Sendable {
  /// Whether pictures that nobody asks for in time are lost, as with cameras.
  var isLive: Bool { get }
  /// How often the source was started anew.
  var restarts: Int { get }

  /// The next picture.
  ///
  /// - Parameter seconds: how long to wait for it at most.
  func next(within seconds: Double) -> FrameOutcome

  /// Lets go of the source; ``next(within:)`` returns soon.
  func cancel()
}
