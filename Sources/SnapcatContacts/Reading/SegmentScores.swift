/// How much speaks for each reading of a segment, as sums of log-odds.
struct SegmentScores: Hashable, Sendable {
  var name = 0.0
  var title = 0.0
  var company = 0.0
  var department = 0.0
  var address = 0.0
  /// Taglines, opening hours, registers, and whatever else.
  var other = 0.0
}
