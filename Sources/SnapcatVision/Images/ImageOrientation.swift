/// How stored pixels have to be turned to be upright; the raw values are those of the EXIF tag 0x0112.
public enum ImageOrientation: Int, Codable, Hashable, Sendable, CaseIterable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8
}

extension ImageOrientation {
  /// Degrees clockwise that the stored pixels are turned by first.
  public var clockwiseDegrees: Int {
    switch self {
    case .up, .upMirrored: 0
    case .down, .downMirrored: 180
    case .leftMirrored, .right: 90
    case .rightMirrored, .left: 270
    }
  }

  /// Whether the turned pixels are mirrored left to right then.
  public var isMirrored: Bool {
    switch self {
    case .up, .down, .right, .left: false
    case .upMirrored, .downMirrored, .leftMirrored, .rightMirrored: true
    }
  }

  /// Whether width and height change places.
  public var swapsSides: Bool { clockwiseDegrees % 180 == 90 }
}
