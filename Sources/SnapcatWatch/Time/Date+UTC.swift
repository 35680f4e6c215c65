import Foundation

extension Date {
  /// The moment as our files write it: ISO 8601, UTC, with milliseconds.
  var utcText: String {
    let (local, day) = (LocalTime(self, zone: 0), LocalTime(self, zone: 0).day)
    return "\(day)T\(local.clock)\(local.time.suffix(4))Z"
  }
}
