import Foundation

/// Counts the pictures that were asked for: one for each byte on the standard input.
///
/// When the standard input ends, so does the process, whatever it is doing: nobody waits for pictures any more.
final class FrameDemand: Sendable {
  private let pending = DispatchSemaphore(value: 0)

  init() {
    let thread = Thread { [pending] in
      while let bytes = try? FileHandle.standardInput.read(upToCount: 1), bytes.count == 1 { pending.signal() }
      _exit(0)
    }
    thread.start()
  }

  /// Waits until a picture is asked for.
  func take() { pending.wait() }

  /// Whether a picture is asked for now; it counts as taken.
  func takeIfAny() -> Bool { pending.wait(timeout: .now()) == .success }

  /// Notes that a picture that was taken is still to be sent.
  func putBack() { pending.signal() }
}
