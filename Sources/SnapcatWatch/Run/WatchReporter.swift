/// Hears how a watch goes on.
///
/// It is called from one thread at a time and should return quickly.
public protocol WatchReporter: Sendable {
  /// Something happened.
  func happened(_ event: WatchEvent)
  /// A frame was looked at, or a second has passed.
  func changed(_ status: WatchStatus)
  /// The page is served at an address, such as "http://127.0.0.1:8080/".
  func serving(at address: String)
}

/// Says nothing.
public struct SilentWatchReporter: WatchReporter {
  public init() {}
  public func happened(_ event: WatchEvent) {}
  public func changed(_ status: WatchStatus) {}
  public func serving(at address: String) {}
}
