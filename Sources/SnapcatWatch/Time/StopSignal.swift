import Dispatch

/// A request to stop that waits of any thread end at.
public final class StopSignal: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  public init() {}

  /// Asks everybody to stop, once and for all.
  public func stop() { semaphore.signal() }

  /// Whether somebody asked to stop.
  public var isStopped: Bool { wait(0) }

  /// Waits so many seconds, or until somebody asks to stop; true then.
  ///
  /// Changes of the date do not matter.
  @discardableResult
  public func wait(_ seconds: Double) -> Bool {
    guard semaphore.wait(timeout: .now() + max(0, min(seconds, 1e6))) == .success else { return false }
    semaphore.signal()
    return true
  }
}
