import CSQLite
import Foundation

/// A database: in memory, to be filled and then taken as the bytes of a file, or a file itself.
final class SQLiteDatabase {
  /// A value of a column.
  enum Value: Hashable {
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

  /// What may be done with a database file.
  enum Access {
    case reading
    case writing
  }

  /// How long to wait for somebody else who writes, in milliseconds.
  private static let patience: Int32 = 60_000

  private let handle: OpaquePointer
  /// Statements that were prepared, by their text.
  private var statements: [String: OpaquePointer] = [:]

  /// Creates an empty database in memory.
  ///
  /// - Throws: ``SQLiteError``.
  convenience init() throws(SQLiteError) {
    try self.init(":memory:", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
  }

  /// Opens a file that is there.
  ///
  /// - Throws: ``SQLiteError``.
  convenience init(file: FilePath, for access: Access) throws(SQLiteError) {
    // A path is never taken for a URI.
    let path = file.isAbsolute ? file : FilePath(".").appending(file)
    try self.init(path, flags: access == .reading ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE)
    sqlite3_busy_timeout(handle, Self.patience)
  }

  private init(_ path: FilePath, flags: Int32) throws(SQLiteError) {
    var opened: OpaquePointer?
    let status = path.withCString { sqlite3_open_v2($0, &opened, flags, nil) }
    guard status == SQLITE_OK, let opened else {
      sqlite3_close(opened)
      throw SQLiteError(message: String(cString: sqlite3_errstr(status)), code: status)
    }
    handle = opened
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close(handle)
  }

  /// Whether another file has taken the place of this one since it was opened.
  var hasMoved: Bool {
    var moved: Int32 = 0
    let status = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return status == SQLITE_OK && moved != 0
  }

  /// Runs statements that have no parameters.
  func execute(_ sql: String) throws(SQLiteError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw lastError }
  }

  /// Adds a row.
  func insert(into table: String, _ values: [Value]) throws(SQLiteError) {
    let places = values.map { _ in "?" }.joined(separator: ", ")
    _ = try rows("INSERT INTO \(table) VALUES (\(places))", values)
  }

  /// Runs a statement and returns its rows.
  ///
  /// - Parameter values: what takes the places of the question marks.
  func rows(_ sql: String, _ values: [Value] = []) throws(SQLiteError) -> [[Value]] {
    let statement = try statement(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() {
      guard bind(value, at: Int32(index + 1), of: statement) == SQLITE_OK else { throw lastError }
    }
    var rows: [[Value]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: rows.append((0..<sqlite3_column_count(statement)).map { Self.value(of: statement, at: $0) })
      case SQLITE_DONE: return rows
      default: throw lastError
      }
    }
  }

  /// The prepared statement of a text.
  private func statement(_ sql: String) throws(SQLiteError) -> OpaquePointer {
    if let known = statements[sql] { return known }
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else { throw lastError }
    statements[sql] = prepared
    return prepared
  }

  /// How many rows the last statement changed.
  var changedRows: Int { Int(sqlite3_changes(handle)) }

  /// Copies everything into another database, which was empty.
  func copy(to other: SQLiteDatabase) throws(SQLiteError) {
    guard let backup = sqlite3_backup_init(other.handle, "main", handle, "main") else { throw other.lastError }
    let status = sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
    guard status == SQLITE_DONE else { throw other.lastError }
  }

  /// The bytes of the database as a file.
  func fileBytes() throws(SQLiteError) -> Data {
    var size: sqlite3_int64 = 0
    guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else { throw lastError }
    defer { sqlite3_free(bytes) }
    return Data(bytes: bytes, count: Int(size))
  }

  private var lastError: SQLiteError {
    SQLiteError(message: String(cString: sqlite3_errmsg(handle)), code: sqlite3_errcode(handle))
  }

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

  private static func value(of statement: OpaquePointer, at column: Int32) -> Value {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(Int(sqlite3_column_int64(statement, column)))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
    case SQLITE_NULL: return .null
    default:
      guard let text = sqlite3_column_text(statement, column) else { return .null }
      let count = Int(sqlite3_column_bytes(statement, column))
      return .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
    }
  }
}

extension SQLiteDatabase.Value {
  /// The text; nil when it is something else.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The number; nil when it is none.
  var real: Double? {
    switch self {
    case .real(let number): number
    case .integer(let number): Double(number)
    case .text, .null: nil
    }
  }

  /// The whole number; nil when it is none.
  var integer: Int? { if case .integer(let number) = self { number } else { nil } }
}
