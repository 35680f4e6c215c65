/// How many bytes may be added to what is kept.
struct RetentionRoom: Hashable, Sendable {
  /// Until room has to be made.
  var untilSweep: Int
  /// Until the limit is reached.
  var untilFull: Int

  /// More than any disk has.
  static let plenty = RetentionRoom(untilSweep: 1 << 60, untilFull: 1 << 60)

  /// Takes in that so many bytes were added.
  mutating func add(_ bytes: Int) {
    untilSweep -= bytes
    untilFull -= bytes
  }
}
