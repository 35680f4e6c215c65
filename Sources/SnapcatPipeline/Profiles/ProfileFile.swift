import Foundation

/// `profiles.sqlite` of an output folder.
package final class ProfileFile {
  /// The file's name in the output folder.
  static let name: FilePath = "profiles.sqlite"

  private let tables: ProfileTables
  private let corrections: ProfileCorrections
  private let path: FilePath

  /// Opens the file for reading; the tables of an earlier version are brought up to date in memory.
  ///
  /// - Throws: ``ProfileFileError``.
  package init(outputDirectory: FilePath) throws(ProfileFileError) {
    path = outputDirectory.appending(Self.name)
    do throws(SQLiteError) {
      var database = try Self.open(path, for: .reading)
      if try ProfileSchema.version(of: database) < ProfileSchema.version {
        let copy = try SQLiteDatabase()
        try database.copy(to: copy)
        try Self.bringUpToDate(copy)
        database = copy
      }
      tables = ProfileTables(database: database)
      corrections = try tables.corrections()
    } catch {
      throw Self.failure(error, path)
    }
  }

  /// Whether the folder has profiles of a run.
  package static func isThere(in outputDirectory: FilePath) -> Bool {
    (try? FileSystem.status(of: outputDirectory.appending(name)).kind) == .file
  }

  /// The names of all profiles, in the order of the run's pictures.
  package func ids() throws(ProfileFileError) -> [String] {
    do throws(SQLiteError) { return try tables.ids() } catch { throw Self.failure(error, path) }
  }

  /// A profile as persons corrected it; nil when there is none of that name.
  package func profile(_ id: String) throws(ProfileFileError) -> Profile? {
    do throws(SQLiteError) {
      return try tables.profile(id).map { corrections.applied(to: $0) }
    } catch {
      throw Self.failure(error, path)
    }
  }

  /// The names of the profiles in which all words of the text occur, the best first.
  package func search(_ text: String) throws(ProfileFileError) -> [String] {
    do throws(SQLiteError) { return try tables.search(text) } catch { throw Self.failure(error, path) }
  }

  /// Corrections of cats and cards that are in no profile any more.
  package func orphans() throws(ProfileFileError) -> [ProfileCorrection] {
    do throws(SQLiteError) { return try tables.orphans() } catch { throw Self.failure(error, path) }
  }

  /// Opens a database file whose version is known.
  static func open(_ path: FilePath, for access: SQLiteDatabase.Access) throws(SQLiteError) -> SQLiteDatabase {
    let database = try SQLiteDatabase(file: path, for: access)
    let version = try ProfileSchema.version(of: database)
    guard version <= ProfileSchema.version else { throw SQLiteError(newerVersion: version) }
    guard version > 0 else { throw SQLiteError(message: "it holds no profiles") }
    return database
  }

  /// Migrates a database and fills its search.
  static func bringUpToDate(_ database: SQLiteDatabase) throws(SQLiteError) {
    guard try ProfileSchema.migrate(database) else { return }
    let tables = ProfileTables(database: database)
    for id in try tables.ids() {
      if let profile = try tables.profile(id) { try tables.index(profile) }
    }
  }

  static func failure(_ error: SQLiteError, _ path: FilePath) -> ProfileFileError {
    if let version = error.newerVersion { return .tooNew(path: path.description, version: version) }
    if (try? FileSystem.status(of: path)) == nil { return .missing(path: path.description) }
    return .unusable(path: path.description, reason: error.message)
  }
}
