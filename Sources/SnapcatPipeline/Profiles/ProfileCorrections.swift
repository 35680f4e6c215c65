import SnapcatContacts

/// All that persons corrected in the profiles of an output folder.
struct ProfileCorrections: Hashable, Sendable {
  /// In the order of the file.
  private(set) var all: [ProfileCorrection] = []
  private var byAnchor: [String: [ProfileCorrection]] = [:]

  init(_ corrections: [ProfileCorrection] = []) {
    all = corrections
    byAnchor = Dictionary(grouping: corrections, by: \.anchor)
  }

  /// The profile as persons corrected it.
  func applied(to profile: Profile) -> Profile {
    let anchors = [ProfileCorrection.anchor(of: profile.cat), ProfileCorrection.anchor(of: profile.card)]
    let corrections = anchors.compactMap { $0 }.flatMap { byAnchor[$0] ?? [] }.sorted { $0.time < $1.time }
    guard !corrections.isEmpty else { return profile }
    var profile = profile
    for correction in corrections {
      apply(correction, to: &profile)
      profile.corrected.insert(correction.field)
    }
    return profile
  }

  /// The profiles as persons corrected them.
  func applied(to profiles: [Profile]) -> [Profile] {
    all.isEmpty ? profiles : profiles.map(applied)
  }

  private func apply(_ correction: ProfileCorrection, to profile: inout Profile) {
    switch correction.field {
    case .note: profile.note = correction.values.first
    case .catName: if let name = correction.values.first { profile.cat?.name = name }
    case .contact(let field):
      var contact = profile.contact ?? ContactRecord()
      contact[field] = correction.values.map { ContactValue(typed: $0, for: field) }
      if profile.card == nil {
        profile.written = contact.isEmpty ? nil : contact
      } else {
        profile.card?.contact = contact
      }
    }
  }
}
