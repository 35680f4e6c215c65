import CSQLite
import Foundation

/// A database in memory, to be filled and then taken as the bytes of a file.
final class SQLiteDatabase {
  /// A value of a column.
  enum Value {
    case text(String)
    case real(Double)
    case integer(Int)
    case null

    /// The text, or null.
    static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .null }
    /// The number, or null.
    static func optional(_ number: Double?) -> Value { number.map(Value.real) ?? .null }
    /// The number, or null.
    static func optional(_ number: Int?) -> Value { number.map(Value.integer) ?? .null }
  }

  private let handle: OpaquePointer

  /// Creates an empty database.
  ///
  /// - Throws: ``SQLiteError``.
  init() throws(SQLiteError) {
    var handle: OpaquePointer?
    let status = sqlite3_open_v2(":memory:", &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
    guard status == SQLITE_OK, let handle else {
      sqlite3_close(handle)
      throw SQLiteError(message: "SQLite cannot start (\(status))")
    }
    self.handle = handle
  }

  deinit {
    sqlite3_close(handle)
  }

  /// Runs statements that have no parameters.
  func execute(_ sql: String) throws(SQLiteError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw lastError }
  }

  /// Adds a row.
  func insert(into table: String, _ values: [Value]) throws(SQLiteError) {
    let places = values.map { _ in "?" }.joined(separator: ", ")
    var prepared: OpaquePointer?
    guard
      sqlite3_prepare_v2(handle, "INSERT INTO \(table) VALUES (\(places))", -1, &prepared, nil) == SQLITE_OK,
      let statement = prepared
    else { throw lastError }
    defer { sqlite3_finalize(statement) }
    for (index, value) in values.enumerated() {
      guard bind(value, at: Int32(index + 1), of: statement) == SQLITE_OK else { throw lastError }
    }
    guard sqlite3_step(statement) == SQLITE_DONE else { throw lastError }
  }

  /// The bytes of the database as a file.
  func fileBytes() throws(SQLiteError) -> Data {
    var size: sqlite3_int64 = 0
    guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else { throw lastError }
    defer { sqlite3_free(bytes) }
    return Data(bytes: bytes, count: Int(size))
  }

  private var lastError: SQLiteError { SQLiteError(message: String(cString: sqlite3_errmsg(handle))) }

  private func bind(_ value: Value, at index: Int32, of statement: OpaquePointer) -> Int32 {
    switch value {
    case .text(let text):
      let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      return sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), copied)
    case .real(let number): return sqlite3_bind_double(statement, index, number)
    case .integer(let number): return sqlite3_bind_int64(statement, index, sqlite3_int64(number))
    case .null: return sqlite3_bind_null(statement, index)
    }
  }
}
