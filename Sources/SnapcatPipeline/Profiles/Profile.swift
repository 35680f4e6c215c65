/// A cat's picture with the contact of the card that belongs to it; either may be missing.
struct Profile: Hashable, Sendable {
  /// The same for the same pictures, run after run.
  var id: String
  var cat: ProfileCat?
  var card: ProfileCard?
  /// Why the card belongs to the cat.
  var rule: MatchRule?
  /// Why the cat or the card is missing, or no cat was found in its picture; nil when all is there.
  var reason: String?
}
