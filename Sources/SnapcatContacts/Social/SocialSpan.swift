/// A handle or page on a social network in a line.
struct SocialSpan: Hashable, Sendable {
  /// The handle or address.
  var span: Span
  /// The name of the network; nil where the line does not say.
  var network: String?
  /// The handle with its label.
  var fullRange: Range<Int>

  init(span: Span, network: String?, fullRange: Range<Int>? = nil) {
    self.span = span
    self.network = network
    self.fullRange = fullRange ?? span.range
  }
}
