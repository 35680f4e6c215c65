/// What the capture process tells the program that started it.
public enum CaptureMessage: Equatable, Sendable {
  /// The source is open; pictures may be asked for.
  case opened
  /// A picture of so many pixels; `mediaTime` in seconds from the start of the video.
  case frame(width: Int, height: Int, mediaTime: Double)
  /// The video is over; the text says so when that was earlier than its file states.
  case ended
  /// The source cannot be opened, or gives no pictures any more; the text says why.
  case failed
}
