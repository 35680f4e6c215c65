/// Which files of a folder were taken, and which comes next.
struct FolderScan: Sendable {
  private var taken: Set<FolderMark> = []
  private var previous: [FolderMark: Int] = [:]
  private var lastTime: Double?

  /// The next file to take of those that are there, with their sizes; nil when none is ready.
  ///
  /// A file is ready when its size is as it was in the listing before.
  mutating func next(in listing: [FolderMark: Int]) -> FolderMark? {
    defer { previous = listing }
    taken.formIntersection(listing.keys)
    let fresh = listing.keys.filter { !taken.contains($0) }
    guard let file = fresh.sorted().first(where: { previous[$0] == listing[$0] && listing[$0] != 0 }) else {
      return nil
    }
    taken.insert(file)
    return file
  }

  /// The media time of a file that arrived at `arrival`: each one counts for an interval at least.
  mutating func mediaTime(arrival: Double, interval: Double) -> Double {
    let time = max(arrival, (lastTime ?? -.infinity) + interval)
    lastTime = time
    return time
  }
}
