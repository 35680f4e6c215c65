/// What a watch saw.
public struct WatchSummary: Hashable, Sendable {
  /// Frames that were looked at.
  public var frames = 0
  /// Pictures that could not be read.
  public var unreadable = 0
  /// Visits by label.
  public var visits: [String: Int] = [:]
  public var restarts = 0
  /// What was seen in the last frame.
  public var animals: [String] = []
  /// Why the source ended earlier than it should have; nil when it did not.
  public var note: String?

  public init() {}
}
