import CSQLite

/// What SQLite complained about.
struct SQLiteError: Error, Hashable, CustomStringConvertible {
  let message: String
  /// SQLite's own number for it; 0 when there is none.
  let code: Int32

  /// The version of a file that is newer than this program; nil for all other errors.
  var newerVersion: Int?

  /// Whether the file is no database, or not a whole one.
  var isDamage: Bool { code == SQLITE_NOTADB || code == SQLITE_CORRUPT }

  init(message: String, code: Int32 = 0) {
    self.message = message
    self.code = code
  }

  /// The error of a file that a newer program wrote.
  init(newerVersion version: Int) {
    self.init(message: "version \(version) is newer than this program")
    newerVersion = version
  }

  var description: String { "SQLite: \(message)" }
}
