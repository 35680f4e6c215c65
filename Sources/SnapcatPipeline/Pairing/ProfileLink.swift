/// A cat, a card, or both, that make up one profile.
struct ProfileLink: Hashable, Sendable {
  /// The position of the picture that shows the cat, or should by its name; nil for a card without a cat.
  var cat: Int?
  /// Nil for a cat without a card.
  var card: CardReference?
  /// Why the two belong together; nil when one of them is missing.
  var rule: MatchRule?
  /// Why one of them is missing, or was not found in its picture; nil when all is there.
  var reason: String?
}
