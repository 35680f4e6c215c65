import SnapcatContacts

extension ContactRecord {
  /// How much the record looks like that of a business card, in 0...1.
  var businessCardLikelihood: Double {
    let reachable = [.emails, .websites, .workPhones, .mobilePhones, .otherPhones].filter { !self[$0].isEmpty }.count
    let named = [.contactNames, .companyNames, .jobTitles].filter { !self[$0].isEmpty }.count
    return min(1, 0.35 * Double(min(reachable, 2)) + 0.2 * Double(min(named, 2)))
  }
}
