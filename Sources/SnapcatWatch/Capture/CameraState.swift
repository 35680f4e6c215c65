/// How it stands with a camera.
public enum CameraState: Hashable, Sendable {
  /// It was not seen yet; the reason of the last attempt that failed, if one did.
  case connecting(reason: String?)
  /// It gives pictures.
  case watching
  /// It gave pictures, and gives none any more; why, and since when by the monotonic clock.
  case lost(reason: String, since: Double)
}
