/// What a person says about one field of a profile, in place of what was read.
package struct ProfileCorrection: Hashable, Sendable {
  /// The cat or card that it is about; it stays with it when profiles get other names.
  package var anchor: String
  package var field: CorrectionField
  /// The right values; empty when there is none.
  package var values: [String]
  /// The profile's name when it was corrected.
  package var profileID: String
  /// When it was corrected: ISO 8601, UTC.
  package var time: String

  /// What a correction of the field of this profile is about: the card for what cards say, where there is one, and else
  /// the cat; nil when the profile has neither.
  static func anchor(for field: CorrectionField, of profile: Profile) -> String? {
    let (cat, card) = (anchor(of: profile.cat), anchor(of: profile.card))
    return field.isList ? card ?? cat : cat ?? card
  }

  static func anchor(of cat: ProfileCat?) -> String? { cat.map { "cat:\($0.path.text)" } }

  static func anchor(of card: ProfileCard?) -> String? { card.map { "card:\($0.reference)" } }
}
