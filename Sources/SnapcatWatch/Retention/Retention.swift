import Foundation
import SnapcatPipeline

/// Removes the oldest frames so that the limits hold.
///
/// To be used by one thread at a time.
struct Retention {
  private let store: FrameStore
  private let age: Double?
  private let size: Int?
  private var guardian = ClockGuard()
  /// Bytes that the frames take, once they were counted.
  private var total: Int?

  /// - Parameter folder: the folder `frames`.
  init(folder: FilePath, limits: [KeepLimit]) {
    store = FrameStore(folder: folder)
    age = limits.compactMap { if case .age(let seconds) = $0 { seconds } else { nil } }.min()
    size = limits.compactMap { if case .size(let bytes) = $0 { bytes } else { nil } }.min()
  }

  /// Whether there is anything to do.
  var isNeeded: Bool { age != nil || size != nil }

  /// Makes room.
  ///
  /// - Parameters:
  ///   - added: bytes of the frames that were written since the last call.
  ///   - date: the date.
  ///   - now: the monotonic clock, which tells when the date jumps.
  /// - Returns: how many frames were removed.
  mutating func sweep(added: Int, date: Date, now: Double) -> Int {
    guard isNeeded else { return 0 }
    var removed = 0
    if let age, guardian.trusts(date, now: now) { removed += removeOlder(than: date.addingTimeInterval(-age)) }
    guard let size else { return removed }
    total = (total ?? count()) + (total == nil ? 0 : added)
    return removed + removeOldest(downTo: size)
  }

  private func count() -> Int {
    store.days.reduce(0) { sum, day in sum + store.frames(of: day).reduce(0) { $0 + $1.size } }
  }

  private mutating func removeOlder(than date: Date) -> Int {
    let limit = LocalTime(date)
    let key = "\(limit.day)/\(limit.time)"
    return removeOldest {
      $0.key < key
    } whileDay: {
      $0 <= limit.day
    }
  }

  private mutating func removeOldest(downTo size: Int) -> Int {
    guard let sum = total, sum > size else { return 0 }
    var left = sum
    return removeOldest { frame in
      guard left > size else { return false }
      left -= frame.size
      return true
    } whileDay: { _ in
      true
    }
  }

  private mutating func removeOldest(
    while isSurplus: (FrameStore.Frame) -> Bool, whileDay isConcerned: (String) -> Bool
  ) -> Int {
    var removed = 0
    for day in store.days {
      guard isConcerned(day) else { return removed }
      for frame in store.frames(of: day) {
        guard isSurplus(frame) else { return removed }
        guard store.remove(frame) else { continue }
        removed += 1
        total = total.map { $0 - frame.size }
      }
      store.removeIfEmpty(day)
    }
    return removed
  }
}
