import SnapcatContacts

/// What is known of a profile, as `snapcat profiles` writes it: schema `snapcat.contact/1`.
package struct ProfileResult: Encodable, Hashable, Sendable {
  /// The schema's name and version.
  package static let schema = "snapcat.contact/1"

  private let profile: Profile

  package init(_ profile: Profile) {
    self.profile = profile
  }

  private enum CodingKeys: String, CodingKey {
    case schema, id, cat, card, fields, corrected, note, pairedBy, reason
  }

  private enum CatKeys: String, CodingKey { case name, path, annotated, observation, count }

  private enum CardKeys: String, CodingKey { case path, index, lines }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(profile.id, forKey: .id)
    if let cat = profile.cat {
      var inner = container.nestedContainer(keyedBy: CatKeys.self, forKey: .cat)
      try inner.encode(cat.name, forKey: .name)
      try inner.encode(cat.path.text, forKey: .path)
      try inner.encode(cat.annotated, forKey: .annotated)
      try inner.encode(cat.observation, forKey: .observation)
      try inner.encode(cat.count, forKey: .count)
    } else {
      try container.encodeNil(forKey: .cat)
    }
    if let card = profile.card {
      var inner = container.nestedContainer(keyedBy: CardKeys.self, forKey: .card)
      try inner.encode(card.path.text, forKey: .path)
      try inner.encode(card.index, forKey: .index)
      try inner.encode(card.lines, forKey: .lines)
    } else {
      try container.encodeNil(forKey: .card)
    }
    let fields = ContactField.allCases.map {
      ($0.rawValue, (profile.contact?[$0] ?? []).map(ContactValueRecord.init))
    }
    try container.encode(Dictionary(uniqueKeysWithValues: fields), forKey: .fields)
    try container.encode(profile.corrected.map(\.name).sorted(), forKey: .corrected)
    try container.encode(profile.note, forKey: .note)
    try container.encode(profile.rule?.rawValue, forKey: .pairedBy)
    try container.encode(profile.reason, forKey: .reason)
  }
}
