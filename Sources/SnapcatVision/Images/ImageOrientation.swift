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
