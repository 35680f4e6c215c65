import SnapcatContacts

extension ProfileTables {
  /// Puts a profile, as persons corrected it, into the search in place of what was there.
  func index(_ profile: Profile, replacing: Bool = false) throws(SQLiteError) {
    if replacing { _ = try database.rows("DELETE FROM profile_search WHERE id = ?", [.text(profile.id)]) }
    try database.insert(
      into: "profile_search",
      [
        .text(profile.id), .text(profile.cat?.name ?? ""), .text(profile.contact?.profileName ?? ""),
        .text(Self.text(of: profile)),
      ])
  }

  /// The names of the profiles in which all words occur, or words that begin so; the best first.
  ///
  /// Where there is none, those in whose text the words occur as they are, also within words.
  func search(_ text: String) throws(SQLiteError) -> [String] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return [] }
    let query = words.map { "\"\($0.replacing("\"", with: "\"\""))\"*" }.joined(separator: " ")
    let found = try database.rows(
      "SELECT id FROM profile_search WHERE profile_search MATCH ? ORDER BY bm25(profile_search, 0, 8, 4, 1), rowid",
      [.text(query)])
    guard found.isEmpty else { return found.compactMap(\.first?.text) }
    let conditions = words.map { _ in "id || ' ' || cat || ' ' || text LIKE ? ESCAPE '\\'" }.joined(separator: " AND ")
    let patterns = words.map { word in
      SQLiteDatabase.Value.text("%" + word.reduce(into: "") { $0 += "%_\\".contains($1) ? "\\\($1)" : "\($1)" } + "%")
    }
    return try database.rows("SELECT id FROM profile_search WHERE \(conditions) ORDER BY rowid", patterns)
      .compactMap(\.first?.text)
  }

  /// All that is known of a profile.
  private static func text(of profile: Profile) -> String {
    var parts = [profile.id, profile.cat?.path.text, profile.card?.path.text, profile.note].compactMap { $0 }
    for field in ContactField.allCases {
      for value in profile.contact?[field] ?? [] { parts += [value.value, value.e164].compactMap { $0 } }
    }
    parts += profile.card?.lines.map(\.text) ?? []
    return parts.joined(separator: "\n")
  }
}
