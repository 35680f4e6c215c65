extension ProfileTables {
  /// All corrections; empty in files of version 1.
  func corrections() throws(SQLiteError) -> ProfileCorrections {
    guard try ProfileSchema.version(of: database) >= 2 else { return ProfileCorrections() }
    return ProfileCorrections(try corrections(where: "1"))
  }

  /// Corrections of cats and cards that are in no profile any more.
  func orphans() throws(SQLiteError) -> [ProfileCorrection] {
    try corrections(
      where: "NOT EXISTS (SELECT 1 FROM profiles WHERE 'cat:' || cat_path = corrections.anchor "
        + "OR 'card:' || card_path || '#' || card_index = corrections.anchor)")
  }

  private func corrections(where condition: String) throws(SQLiteError) -> [ProfileCorrection] {
    let rows = try database.rows(
      "SELECT anchor, field, value, profile_id, time FROM corrections WHERE \(condition) "
        + "ORDER BY anchor, field, position")
    var corrections: [ProfileCorrection] = []
    for row in rows {
      guard let anchor = row[0].text, let field = row[1].text.flatMap(CorrectionField.init) else { continue }
      let values = row[2].text.map { [$0] } ?? []
      if let last = corrections.last, last.anchor == anchor, last.field == field {
        corrections[corrections.count - 1].values += values
      } else {
        corrections.append(
          ProfileCorrection(
            anchor: anchor, field: field, values: values, profileID: row[3].text ?? "", time: row[4].text ?? ""))
      }
    }
    return corrections
  }

  /// Adds a correction in place of an earlier one of the same field.
  func put(_ correction: ProfileCorrection) throws(SQLiteError) {
    try remove(correction.field, anchor: correction.anchor)
    let values: [String?] = correction.values.isEmpty ? [nil] : correction.values
    for (position, value) in values.enumerated() {
      try database.insert(
        into: "corrections",
        [
          .text(correction.anchor), .text(correction.field.name), .integer(position), .optional(value),
          .text(correction.profileID), .text(correction.time),
        ])
    }
  }

  /// Removes the correction of a field.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  func remove(_ field: CorrectionField, anchor: String) throws(SQLiteError) -> Bool {
    _ = try database.rows(
      "DELETE FROM corrections WHERE anchor = ? AND field = ?", [.text(anchor), .text(field.name)])
    return database.changedRows > 0
  }
}
