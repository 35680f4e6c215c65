import Foundation
import SnapcatPipeline
import SnapcatVision

extension WatchSession {
  /// Takes in that time passes without a frame.
  func idle(_ state: CameraState) {
    let now = clock.now()
    switch state {
    case .watching: break
    case .connecting(let reason):
      status.state = .connecting
      status.problem = reason
      if let reason, reason != lastReason {
        emit(WatchEvent(.cameraNotReached, at: clock.date(), message: reason))
        lastReason = reason
        unreachedSince = unreachedSince ?? now
      }
    case .lost(let reason, let since):
      if lostSince == nil {
        lostSince = since
        status.state = .lost
        emit(WatchEvent(.cameraLost, at: clock.date(), message: reason))
        warn(at: now)
        updateStatus(force: true)
      }
      status.problem = reason
      if now - lastWarningDrawn >= 1 { warn(at: now) }
    }
    // As long as a camera is only slow, nobody knows whether the animal is still there.
    if lostSince != nil {
      passTime(now, because: "the camera was lost")
    } else if case .folder = options.source {
      passTime(now - heldUp)
    }
    takeCardNews()
    updateStatus()
  }

  /// Ends the watch: all animals leave, the files are complete.
  func finish(_ reason: String?) {
    for track in tracker.finish() { emitDeparture(of: track, clock.date()) }
    emit(WatchEvent(.ended, at: clock.date(), message: reason))
    status.state = .ended
    updateStatus(force: true)
    output.close()
  }

  /// Notes that there are pictures again.
  func cameraIsBack() {
    guard let since = lostSince ?? unreachedSince else { return }
    (lostSince, unreachedSince, lastReason) = (nil, nil, nil)
    var event = WatchEvent(.cameraBack, at: clock.date())
    event.duration = (clock.now() - since).rounded(toPlaces: 3)
    emit(event)
  }

  private func passTime(_ now: Double, because reason: String? = nil) {
    for track in tracker.pass(to: now) { emitDeparture(of: track, clock.date(), because: reason) }
  }

  /// Says on the last picture that it is old.
  private func warn(at now: Double) {
    lastWarningDrawn = now
    guard let lastImage, let lastReceived else { return }
    let time = LocalTime(clock.date().addingTimeInterval(lastReceived - now)).clock
    guard let picture = try? drawing.warned(lastImage, "CAMERA LOST since \(time)"),
      let jpeg = try? drawing.jpeg(of: picture)
    else { return }
    show(jpeg)
  }
}
