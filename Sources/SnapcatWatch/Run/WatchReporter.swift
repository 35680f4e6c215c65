/// Hears how a watch goes on.
///
/// It is called from one thread at a time and should return quickly.
public protocol WatchReporter: Sendable {
  /// Something happened.
  func happened(_ event: WatchEvent)
  /// A frame was looked at, or a second has passed.
  func changed(_ status: WatchStatus)
}

/// Says nothing.
public struct SilentWatchReporter: WatchReporter {
  public init() {}
  public func happened(_ event: WatchEvent) {}
  public func changed(_ status: WatchStatus) {}
}
