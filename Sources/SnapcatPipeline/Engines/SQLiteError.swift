/// What SQLite complained about.
struct SQLiteError: Error, Hashable, CustomStringConvertible {
  let message: String

  var description: String { "SQLite: \(message)" }
}
