/// A stretch of a line that was understood: a value, or a label that belongs to one.
struct Span: Hashable, Sendable {
  /// Positions of Unicode scalars in the line's text.
  var range: Range<Int>
  var value: String
  /// In 0...1.
  var confidence: Double
}
