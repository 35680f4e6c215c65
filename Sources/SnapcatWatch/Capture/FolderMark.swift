/// A file of a folder by when it last changed and by its name; marks are in the order of arrival.
public struct FolderMark: Codable, Hashable, Sendable, Comparable {
  /// Seconds since 1970.
  public var time: Double
  public var name: String

  public static func < (left: FolderMark, right: FolderMark) -> Bool {
    (left.time, left.name) < (right.time, right.name)
  }
}
