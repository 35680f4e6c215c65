/// The tables of `profiles.sqlite`, and how files of earlier versions get them.
enum ProfileSchema {
  /// The version of the tables, in the file's `user_version`.
  ///
  /// 1: profiles, lines, contact values. 2: also corrections, search, and where a value comes from.
  static let version = 2

  /// Makes the tables in an empty database.
  static let creation = """
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
      network TEXT, source TEXT,
      PRIMARY KEY (profile_id, field, position)
    );
    \(additions)
    """

  /// What version 2 has beyond version 1.
  private static let additions = """
    CREATE TABLE corrections (
      anchor TEXT NOT NULL, field TEXT NOT NULL, position INTEGER NOT NULL, value TEXT,
      profile_id TEXT NOT NULL, time TEXT NOT NULL,
      PRIMARY KEY (anchor, field, position)
    );
    CREATE VIRTUAL TABLE profile_search USING fts5(
      id UNINDEXED, cat, name, text, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    );
    PRAGMA user_version = \(version);
    """

  /// The version of a database.
  static func version(of database: SQLiteDatabase) throws(SQLiteError) -> Int {
    try database.rows("PRAGMA user_version").first?.first?.integer ?? 0
  }

  /// Brings the tables of an earlier version to this one; within the transaction of the caller.
  ///
  /// - Returns: whether there was something to do, after which the search has to be filled.
  static func migrate(_ database: SQLiteDatabase) throws(SQLiteError) -> Bool {
    guard try version(of: database) == 1 else { return false }
    try database.execute(
      "ALTER TABLE contact_values ADD COLUMN network TEXT; ALTER TABLE contact_values ADD COLUMN source TEXT;")
    try database.execute(additions)
    return true
  }
}
