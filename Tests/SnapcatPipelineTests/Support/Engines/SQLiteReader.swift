import CSQLite
@testable import SnapcatPipeline

/// Reads a database file.
final class SQLiteReader {
  private var handle: OpaquePointer?

  init(_ path: FilePath) throws {
    guard sqlite3_open_v2(path.description, &handle, SQLITE_OPEN_READONLY, nil) == SQLITE_OK else {
      throw SQLiteError(message: "the file cannot be opened")
    }
  }

  deinit {
    sqlite3_close(handle)
  }

  /// The rows of a query, every value as text.
  func rows(_ sql: String) throws -> [[String?]] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
      throw SQLiteError(message: String(cString: sqlite3_errmsg(handle)))
    }
    defer { sqlite3_finalize(statement) }
    var rows: [[String?]] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(
        (0..<sqlite3_column_count(statement)).map { column in
          sqlite3_column_text(statement, column).map { String(cString: $0) }
        })
    }
    return rows
  }
}
