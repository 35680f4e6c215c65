import SnapcatContacts

/// The card of a profile.
struct ProfileCard: Hashable, Sendable {
  /// The picture, relative to the input root.
  var path: RecordPath
  /// Position in the picture, the largest card first, from 0.
  var index: Int
  var lines: [CardLineRecord]
  var contact: ContactRecord

  /// What tells the card from all others of the run.
  var reference: String { "\(path.text)#\(index)" }

  /// The person, or else the company, or else nil.
  var name: String? { contact.first(.contactNames) ?? contact.first(.companyNames) }

  /// The number to call: mobile before work before others; never a fax.
  var number: ContactValue? {
    [.mobilePhones, .workPhones, .otherPhones].lazy.compactMap { contact[$0].first }.first
  }

  /// The first e-mail address.
  var email: String? { contact.first(.emails) }
}
