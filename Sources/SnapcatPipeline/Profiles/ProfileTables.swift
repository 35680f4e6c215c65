import SnapcatContacts

/// Profiles and corrections as rows of a database.
struct ProfileTables {
  let database: SQLiteDatabase

  /// The names of all profiles, in the order of the file.
  func ids() throws(SQLiteError) -> [String] {
    try database.rows("SELECT id FROM profiles ORDER BY rowid").compactMap(\.first?.text)
  }

  /// A profile as the run made it; nil when there is none of that name.
  func profile(_ id: String) throws(SQLiteError) -> Profile? {
    let columns =
      "cat_name, cat_path, annotated_path, cat_x, cat_y, cat_width, cat_height, cat_confidence, cat_count, card_path, "
      + "card_index, paired_by, reason"
    guard let row = try database.rows("SELECT \(columns) FROM profiles WHERE id = ?", [.text(id)]).first else {
      return nil
    }
    var profile = Profile(id: id, rule: row[11].text.flatMap(MatchRule.init), reason: row[12].text)
    if let path = row[1].text {
      let box = row[3...6].compactMap(\.real)
      let observation =
        box.count == 4 ? ObservationRecord(label: "Cat", confidence: row[7].real ?? 0, box: box) : nil
      profile.cat = ProfileCat(
        path: RecordPath(text: path), name: row[0].text ?? "", annotated: row[2].text, observation: observation,
        count: row[8].integer ?? 0)
    }
    if let path = row[9].text {
      profile.card = ProfileCard(
        path: RecordPath(text: path), index: row[10].integer ?? 0, lines: try lines(of: id),
        contact: try contact(of: id))
    }
    return profile
  }

  private func lines(of id: String) throws(SQLiteError) -> [CardLineRecord] {
    try database.rows("SELECT text, confidence FROM lines WHERE profile_id = ? ORDER BY position", [.text(id)])
      .map { CardLineRecord(text: $0[0].text ?? "", confidence: $0[1].real, box: nil) }
  }

  private func contact(of id: String) throws(SQLiteError) -> ContactRecord {
    let columns = "field, value, confidence, line, e164, first_name, last_name, network, source"
    var contact = ContactRecord()
    let rows = try database.rows(
      "SELECT \(columns) FROM contact_values WHERE profile_id = ? ORDER BY field, position", [.text(id)])
    for row in rows {
      guard let field = row[0].text.flatMap(ContactField.init), let value = row[1].text else { continue }
      contact[field].append(
        ContactValue(
          value, confidence: row[2].real, line: row[3].integer, firstName: row[5].text, lastName: row[6].text,
          e164: row[4].text, network: row[7].text, source: row[8].text.flatMap(ContactValue.Source.init) ?? .text))
    }
    return contact
  }

  /// Adds a profile as the run made it.
  func insert(_ profile: Profile) throws(SQLiteError) {
    let (cat, card) = (profile.cat, profile.card)
    let box = cat?.observation?.box
    try database.insert(
      into: "profiles",
      [
        .text(profile.id), .optional(cat?.name), .optional(cat?.path.text), .optional(cat?.annotated),
        .optional(box?[0]), .optional(box?[1]), .optional(box?[2]), .optional(box?[3]),
        .optional(cat?.observation?.confidence), .integer(cat?.count ?? 0), .optional(card?.contact.profileName),
        .optional(card?.contact.profileNumber?.value), .optional(card?.contact.profileEmail),
        .optional(card?.path.text), .optional(card?.index), .optional(profile.rule?.rawValue),
        .optional(profile.reason),
      ])
    guard let card else { return }
    for (position, line) in card.lines.enumerated() {
      try database.insert(
        into: "lines", [.text(profile.id), .integer(position), .text(line.text), .optional(line.confidence)])
    }
    for field in ContactField.allCases {
      for (position, value) in card.contact[field].map(ContactValueRecord.init).enumerated() {
        try database.insert(
          into: "contact_values",
          [
            .text(profile.id), .text(field.rawValue), .integer(position), .text(value.value),
            .optional(value.confidence), .optional(value.line), .optional(value.e164), .optional(value.firstName),
            .optional(value.lastName), .optional(value.network), .optional(value.source?.rawValue),
          ])
      }
    }
  }
}
