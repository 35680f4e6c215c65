import Foundation
import SnapcatPipeline

/// Removes the oldest frames and files of events so that the limits hold.
///
/// To be used by one thread at a time.
struct Retention {
  /// What files of events may take of the size; they are small and say more than pictures.
  private static let shareOfEvents = 0.1

  private let frames: FrameStore
  private let events: FrameStore
  private let age: Double?
  private let size: Int?
  private var guardian = ClockGuard()

  /// - Parameter output: what the watch writes to.
  init(output: FilePath, limits: [KeepLimit]) {
    frames = FrameStore(folder: output.appending("frames"))
    events = FrameStore(folder: output.appending("events"), kind: .events)
    age = limits.compactMap { if case .age(let seconds) = $0 { seconds } else { nil } }.min()
    size = limits.compactMap { if case .size(let bytes) = $0 { bytes } else { nil } }.min()
  }

  /// Makes room.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - now: the monotonic clock, which tells when the date jumps.
  ///   - largest: bytes of the largest frame.
  /// - Returns: how many bytes may be added; nil when there is no limit.
  mutating func sweep(date: Date, now: Double, largest: Int) -> RetentionRoom? {
    if let age, guardian.trusts(date, now: now) {
      let limit = LocalTime(date.addingTimeInterval(-age))
      for store in [frames, events] {
        removeOldest(in: store, whileDay: { $0 <= limit.day }) { $0.key < "\(limit.day)/\(limit.time)" }
      }
    }
    guard let size else { return nil }
    let ofEvents = reduce(events, to: Int(Double(size) * Self.shareOfEvents))
    // Room for what is written while files are removed, and so that this is seldom to be done.
    let reserve = max(size / 20, 3 * largest)
    let upper = size - ofEvents - reserve
    let ofFrames = reduce(frames, to: max(0, upper), downTo: max(0, upper - reserve))
    return RetentionRoom(untilSweep: upper - ofFrames, untilFull: size - ofEvents - ofFrames)
  }

  /// Removes the oldest files when they take more than so many bytes; the bytes that are left.
  ///
  /// - Parameter target: what they are brought down to then.
  private func reduce(_ store: FrameStore, to limit: Int, downTo target: Int? = nil) -> Int {
    var left = store.size
    guard left > limit else { return left }
    let target = target ?? limit
    removeOldest(in: store, whileDay: { _ in true }) { file in
      guard left > target else { return false }
      left -= file.size
      return true
    }
    return left
  }

  private func removeOldest(
    in store: FrameStore, whileDay isConcerned: (String) -> Bool, while isSurplus: (FrameStore.Frame) -> Bool
  ) {
    for day in store.days {
      guard isConcerned(day) else { return }
      for file in store.frames(of: day) {
        guard isSurplus(file) else { return }
        _ = store.remove(file)
      }
      store.removeIfEmpty(day)
    }
  }
}
