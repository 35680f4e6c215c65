import SnapcatContacts

/// A cat's picture with the contact of the card that belongs to it; either may be missing.
package struct Profile: Hashable, Sendable {
  /// The same for the same pictures, run after run.
  package var id: String
  package var cat: ProfileCat?
  package var card: ProfileCard?
  /// Why the card belongs to the cat.
  package var rule: MatchRule?
  /// Why the cat or the card is missing, or no cat was found in its picture; nil when all is there.
  package var reason: String?
  /// The contact that a person gave to a cat without a card.
  package var written: ContactRecord?
  /// What a person noted; nil when nobody did.
  package var note: String?
  /// What a person corrected.
  package var corrected: Set<CorrectionField> = []

  package init(
    id: String, cat: ProfileCat? = nil, card: ProfileCard? = nil, rule: MatchRule? = nil, reason: String? = nil
  ) {
    self.id = id
    self.cat = cat
    self.card = card
    self.rule = rule
    self.reason = reason
  }

  /// What the card says, or else what a person gave; nil when nobody knows anything.
  package var contact: ContactRecord? { card?.contact ?? written }
}
