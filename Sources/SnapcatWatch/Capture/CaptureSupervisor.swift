import CaptureProtocol
import Foundation
import SnapcatVision
import Synchronization

/// Keeps a capture process running and takes its pictures, in a thread of its own.
///
/// A process that stalls, dies or sends nonsense is killed and started anew, after a wait that grows. A video file is
/// opened once only.
final class CaptureSupervisor: FrameProvider {
  let isLive: Bool
  private let settings: CaptureSettings
  private let clock: WatchClock
  private let stop = StopSignal()
  private let wakeUp = DispatchSemaphore(value: 0)
  private let news = DispatchSemaphore(value: 0)
  private let shared = Mutex(Shared())

  private struct Shared {
    var state = CameraState.connecting(reason: nil)
    var arrived: [FrameOutcome] = []
    var isAsked = false
    var restarts = 0
  }

  /// Starts to capture.
  init(_ settings: CaptureSettings, clock: WatchClock = .system) {
    self.settings = settings
    self.clock = clock
    isLive = settings.mode != .file
    let thread = Thread { [self] in run() }
    thread.name = "capture"
    thread.start()
  }

  var restarts: Int { shared.withLock { $0.restarts } }

  func next(within seconds: Double) -> FrameOutcome {
    askOnce()
    let deadline = clock.now() + seconds
    repeat {
      if let outcome = shared.withLock({ $0.arrived.isEmpty ? nil : $0.arrived.removeFirst() }) {
        // The next sample of a file is decoded while this one is looked at.
        if case .frame = outcome, !isLive { askOnce() }
        return outcome
      }
    } while news.wait(timeout: .now() + max(0, deadline - clock.now())) == .success
    return .pending(shared.withLock { $0.state })
  }

  func cancel() {
    stop.stop()
    wakeUp.signal()
  }

  /// Asks for a picture unless one is on its way.
  private func askOnce() {
    shared.withLock { $0.isAsked = true }
    wakeUp.signal()
  }

  /// Waits until a picture is asked for; false when it is time to stop.
  private func waitUntilAsked() -> Bool {
    while !stop.isStopped {
      if shared.withLock({ $0.isAsked }) { return true }
      wakeUp.wait()
    }
    return false
  }

  private func deliver(_ outcome: FrameOutcome) {
    shared.withLock {
      $0.arrived.append(outcome)
      $0.isAsked = false
      if case .frame = outcome { $0.state = .watching }
    }
    news.signal()
  }

  private func run() {
    var backoff = Backoff()
    var hasWorked = false
    var isFirst = true
    while !stop.isStopped {
      if !isFirst { shared.withLock { $0.restarts += 1 } }
      isFirst = false
      do throws(CaptureFailure) {
        try capture {
          backoff.reset()
          hasWorked = true
        }
        return
      } catch {
        guard !stop.isStopped else { return }
        guard isLive, hasWorked || settings.waitsForSource else { return deliver(.failed(reason: error.description)) }
        lose(error.description)
        stop.wait(backoff.next())
      }
    }
  }

  /// Notes that there are no pictures now.
  private func lose(_ reason: String) {
    let now = clock.now()
    shared.withLock {
      switch $0.state {
      case .connecting: $0.state = .connecting(reason: reason)
      case .watching: $0.state = .lost(reason: reason, since: now)
      case .lost(_, let since): $0.state = .lost(reason: reason, since: since)
      }
    }
    news.signal()
  }

  /// Takes pictures from one process until there are no more; returns at the end of a file or when it is to stop.
  private func capture(onFrame: () -> Void) throws(CaptureFailure) {
    let process = try CaptureProcess(settings)
    do throws(CaptureFailure) {
      try expectOpening(of: process)
      while waitUntilAsked() {
        process.demand()
        let (message, payload) = try process.receive(within: settings.stallTimeout, until: stop)
        switch message {
        case .frame(let width, let height, let mediaTime):
          guard let pixels = try? PixelBuffer(width: width, height: height, channels: 3, bytes: payload) else {
            throw .garbled
          }
          let now = clock.now()
          onFrame()
          deliver(
            .frame(
              CapturedFrame(
                image: VisionImage(pixels: pixels), mediaTime: isLive ? now : mediaTime, isLive: isLive,
                receivedAt: now)))
        case .ended:
          return deliver(.ended(note: payload.isEmpty ? nil : String(decoding: payload, as: UTF8.self)))
        case .failed: throw .reported(String(decoding: payload, as: UTF8.self))
        case .opened: throw .garbled
        }
      }
    } catch {
      guard error == .died, let complaint = process.complaint else { throw error }
      throw .reported("\(error) (\(complaint))")
    }
  }

  private func expectOpening(of process: CaptureProcess) throws(CaptureFailure) {
    let (message, payload) = try process.receive(within: settings.openTimeout, until: stop)
    switch message {
    case .opened: return
    case .failed: throw .reported(String(decoding: payload, as: UTF8.self))
    case .frame, .ended: throw .garbled
    }
  }
}
