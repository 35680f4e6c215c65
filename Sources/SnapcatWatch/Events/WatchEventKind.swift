/// What an event of a watch is about.
public enum WatchEventKind: Hashable, Sendable {
  case started
  case ended
  /// An animal is there; its label.
  case appeared(String)
  /// An animal is not there any more; its label.
  case left(String)
  /// A camera that is waited for is not there yet.
  case cameraNotReached
  case cameraLost
  case cameraBack
  /// The camera sends the same picture again and again.
  case cameraFrozen
  /// The pictures of a camera, stream or video have another size than before.
  case sizeChanged
  /// A video ended early, or pictures of it cannot be decoded.
  case videoDamaged
  /// Files cannot be written.
  case outputFailed(isFull: Bool)
  case outputBack
  case pictureUnreadable
  case detectionFailed
  case profileUpdated
  case cardRead

  /// The name that files give it.
  public var name: String {
    switch self {
    case .started: "watch started"
    case .ended: "watch ended"
    case .appeared(let label): "\(label.lowercased()) appeared"
    case .left(let label): "\(label.lowercased()) left"
    case .cameraNotReached: "camera not reached"
    case .cameraLost: "camera lost"
    case .cameraBack: "camera back"
    case .cameraFrozen: "camera frozen"
    case .sizeChanged: "picture size changed"
    case .videoDamaged: "video damaged"
    case .outputFailed(let isFull): isFull ? "disk full" : "output failed"
    case .outputBack: "output back"
    case .pictureUnreadable: "picture unreadable"
    case .detectionFailed: "detection failed"
    case .profileUpdated: "profile updated"
    case .cardRead: "card read"
    }
  }
}
