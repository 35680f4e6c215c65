/// How fast a video is played.
struct PlaybackSpeed: Hashable, Sendable {
  /// 1 for its own speed; nil for as fast as possible.
  let factor: Double?
}
