import Foundation

/// Makes `profiles.sqlite` from a run's profiles.
struct ProfileDatabase {
  let profiles: [Profile]
  /// What persons corrected before; it is kept, whether or not its profile is still there.
  var corrections = ProfileCorrections()

  /// The bytes of the database file; the same for the same profiles and corrections.
  ///
  /// - Throws: ``SQLiteError``.
  func fileBytes() throws(SQLiteError) -> Data {
    let database = try SQLiteDatabase()
    try database.execute(ProfileSchema.creation)
    try database.execute("BEGIN")
    let tables = ProfileTables(database: database)
    for profile in profiles {
      try tables.insert(profile)
      try tables.index(corrections.applied(to: profile))
    }
    for correction in corrections.all { try tables.put(correction) }
    try database.execute("COMMIT")
    return try database.fileBytes()
  }
}
