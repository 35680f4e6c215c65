import SnapcatWatch

/// A profile as one line for people.
struct ProfileText: Sendable {
  let line: String

  init(_ profile: SnappedProfile) {
    let cat = profile.cat.map { "cat of \($0.time)" } ?? "no cat yet"
    let contact = [
      profile.first(.contactNames) ?? profile.first(.companyNames),
      profile.first(.mobilePhones) ?? profile.first(.workPhones) ?? profile.first(.otherPhones),
      profile.first(.emails),
    ].compactMap { $0 }
    let card = profile.card == nil ? ["no card yet"] : contact
    line = ([profile.name + ": " + cat] + card).joined(separator: ", ").printable
  }
}
