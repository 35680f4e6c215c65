/// Which files of a folder were taken, and which comes next.
struct FolderScan: Sendable {
  /// The file that was taken last.
  private(set) var mark: FolderMark?
  /// Files up to this one were taken by an earlier watch.
  private let start: FolderMark?
  private var taken: Set<FolderMark> = []
  private var previous: [FolderMark: Int] = [:]
  private var lastTime: Double?

  init(seenUpTo mark: FolderMark? = nil) {
    self.mark = mark
    start = mark
  }

  /// The next file to take of those that are there, with their sizes; nil when none is ready.
  ///
  /// A file is ready when its size is as it was in the listing before.
  mutating func next(in listing: [FolderMark: Int]) -> FolderMark? {
    defer { previous = listing }
    taken.formIntersection(listing.keys)
    let fresh = listing.keys.filter { file in !taken.contains(file) && start.map { $0 < file } ?? true }
    guard let file = fresh.sorted().first(where: { previous[$0] == listing[$0] && listing[$0] != 0 }) else {
      return nil
    }
    taken.insert(file)
    mark = max(mark ?? file, file)
    return file
  }

  /// The media time of a file that arrived at `arrival`: each one counts for an interval at least.
  mutating func mediaTime(arrival: Double, interval: Double) -> Double {
    let time = max(arrival, (lastTime ?? -.infinity) + interval)
    lastTime = time
    return time
  }
}
