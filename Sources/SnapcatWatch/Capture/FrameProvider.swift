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

  /// Takes in that the consumer was busy with something else for a while, which is no time of the source.
  func wasHeldUp(for seconds: Double)

  /// Lets go of the source; ``next(within:)`` returns soon.
  func cancel()
}

extension FrameProvider {
  func wasHeldUp(for seconds: Double) {}
}
