/// The corner of the upright image where image coordinates start.
public enum CoordinateOrigin: String, Codable, Hashable, Sendable {
  /// y grows upwards, as in Core Graphics and in normalized coordinates.
  case lowerLeft
  /// y grows downwards, as in pixel rows and in every file that Snapcat writes.
  case upperLeft
}
