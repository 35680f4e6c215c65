import SnapcatContacts

extension ContactRecord {
  /// The person, or else the company, or else nil.
  package var profileName: String? { first(.contactNames) ?? first(.companyNames) }

  /// The number to call: mobile before work before others; never a fax.
  package var profileNumber: ContactValue? {
    [ContactField.mobilePhones, .workPhones, .otherPhones].lazy.compactMap { self[$0].first }.first
  }

  /// The first e-mail address.
  package var profileEmail: String? { first(.emails) }
}
