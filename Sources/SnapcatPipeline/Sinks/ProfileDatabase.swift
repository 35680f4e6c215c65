import Foundation
import SnapcatContacts

/// Makes `profiles.sqlite` from a run's profiles.
struct ProfileDatabase {
  /// The version of the tables, in the file's `user_version`.
  static let schemaVersion = 1

  static let schema = """
    CREATE TABLE profiles (
      id TEXT PRIMARY KEY,
      cat_name TEXT, cat_path TEXT, annotated_path TEXT,
      cat_x REAL, cat_y REAL, cat_width REAL, cat_height REAL, cat_confidence REAL, cat_count INTEGER NOT NULL,
      name TEXT, number TEXT, email TEXT,
      card_path TEXT, card_index INTEGER,
      paired_by TEXT, reason TEXT
    );
    CREATE TABLE lines (
      profile_id TEXT NOT NULL REFERENCES profiles (id), position INTEGER NOT NULL,
      text TEXT NOT NULL, confidence REAL,
      PRIMARY KEY (profile_id, position)
    );
    CREATE TABLE contact_values (
      profile_id TEXT NOT NULL REFERENCES profiles (id), field TEXT NOT NULL, position INTEGER NOT NULL,
      value TEXT NOT NULL, confidence REAL, line INTEGER, e164 TEXT, first_name TEXT, last_name TEXT,
      PRIMARY KEY (profile_id, field, position)
    );
    PRAGMA user_version = \(schemaVersion);
    """

  let profiles: [Profile]

  /// The bytes of the database file; the same for the same profiles.
  ///
  /// - Throws: ``SQLiteError``.
  func fileBytes() throws(SQLiteError) -> Data {
    let database = try SQLiteDatabase()
    try database.execute(Self.schema)
    try database.execute("BEGIN")
    for profile in profiles {
      try insert(profile, into: database)
    }
    try database.execute("COMMIT")
    return try database.fileBytes()
  }

  private func insert(_ profile: Profile, into database: SQLiteDatabase) throws(SQLiteError) {
    let (cat, card) = (profile.cat, profile.card)
    let box = cat?.observation?.box
    try database.insert(
      into: "profiles",
      [
        .text(profile.id), .optional(cat?.name), .optional(cat?.path.text), .optional(cat?.annotated),
        .optional(box?[0]), .optional(box?[1]), .optional(box?[2]), .optional(box?[3]),
        .optional(cat?.observation?.confidence), .integer(cat?.count ?? 0), .optional(card?.name),
        .optional(card?.number?.value), .optional(card?.email), .optional(card?.path.text), .optional(card?.index),
        .optional(profile.rule?.rawValue), .optional(profile.reason),
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
            .optional(value.lastName),
          ])
      }
    }
  }
}
