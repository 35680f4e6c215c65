/// What a frame changed.
public struct TrackerUpdate: Hashable, Sendable {
  /// The animals that are seen in this frame, whether they count as there yet or not.
  public var visible: [Track] = []
  /// The animals that count as there from this frame on.
  public var appeared: [Track] = []
  /// The animals that are not there any more.
  public var left: [Track] = []

  public init() {}
}
