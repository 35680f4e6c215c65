/// A file of a folder by when it last changed and by its name; marks are in the order of arrival.
struct FolderMark: Hashable, Sendable, Comparable {
  /// Seconds since 1970.
  var time: Double
  var name: String

  static func < (left: FolderMark, right: FolderMark) -> Bool {
    (left.time, left.name) < (right.time, right.name)
  }
}
