import Foundation

extension ProfileFile {
  /// Makes sure that the profiles of a run can take the place of what is in the folder.
  ///
  /// - Throws: ``ProfileFileError/tooNew(path:version:)``.
  static func checkReplaceable(in outputDirectory: FilePath) throws(ProfileFileError) {
    guard isThere(in: outputDirectory) else { return }
    do throws(ProfileFileError) {
      _ = try ProfileFile(outputDirectory: outputDirectory)
    } catch {
      if case .tooNew = error { throw error }
    }
  }

  /// What persons corrected in the folder; nothing when there is no file or it cannot be read.
  static func corrections(in outputDirectory: FilePath) -> ProfileCorrections {
    guard isThere(in: outputDirectory),
      let database = try? open(outputDirectory.appending(name), for: .reading)
    else { return ProfileCorrections() }
    return (try? ProfileTables(database: database).corrections()) ?? ProfileCorrections()
  }

  /// Puts the profiles of a run into the place of what is there, and keeps what persons corrected.
  ///
  /// The old file is locked until the new one is in its place, so that no correction is made in between. A file that is no
  /// database is kept beside it, as `profiles-damaged.sqlite`.
  /// - Returns: what persons corrected.
  static func replace(in outputDirectory: FilePath, with profiles: [Profile]) throws -> ProfileCorrections {
    let path = outputDirectory.appending(name)
    var corrections = ProfileCorrections()
    var old: SQLiteDatabase?
    if isThere(in: outputDirectory) {
      do {
        (old, corrections) = try lockedCorrections(path)
      } catch let error as SQLiteError where error.isDamage {
        try? FileSystem.rename(path, to: outputDirectory.appending("profiles-damaged.sqlite"))
      }
    }
    let bytes = try ProfileDatabase(profiles: profiles, corrections: corrections).fileBytes()
    try withExtendedLifetime(old) { try AtomicFile.write(bytes, to: path) }
    return corrections
  }

  private static func lockedCorrections(_ path: FilePath) throws -> (SQLiteDatabase?, ProfileCorrections) {
    let database = try SQLiteDatabase(file: path, for: .writing)
    try database.execute("BEGIN EXCLUSIVE")
    switch try ProfileSchema.version(of: database) {
    case ...0: return (database, ProfileCorrections())
    case ...ProfileSchema.version: return (database, try ProfileTables(database: database).corrections())
    case let version: throw ProfileFileError.tooNew(path: path.description, version: version)
    }
  }
}
