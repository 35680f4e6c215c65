import SnapcatVision

/// A picture from a camera, video or folder.
public struct CapturedFrame: Sendable {
  public var image: VisionImage
  /// Seconds since the start of the source; for cameras by the monotonic clock.
  public var mediaTime: Double
  /// Whether it is what a camera sees now.
  public var isLive = false
  /// When it was received, by the monotonic clock.
  public var receivedAt: Double
  /// The file that it came from, for folders and sequences.
  public var name: String?
}
