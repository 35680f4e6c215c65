/// One of the cards of a run.
struct CardReference: Hashable, Sendable {
  /// The picture's position among those that are paired.
  var image: Int
  /// The card's position in its picture; the largest is 0.
  var card: Int
}
