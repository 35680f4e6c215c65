/// What came of waiting for a picture.
enum FrameOutcome: Sendable {
  case frame(CapturedFrame)
  /// There was none in the time given; it may still come.
  case pending(CameraState)
  /// A picture that cannot be read, and why; the next one may be fine.
  case unreadable(name: String, reason: String)
  /// There are no more; the text says so when there should have been.
  case ended(note: String?)
  /// It cannot work at all; why.
  case failed(reason: String)
}
