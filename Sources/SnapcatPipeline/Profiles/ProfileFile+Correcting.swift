import Foundation

extension ProfileFile {
  /// Corrects fields of a profile; an empty list of values says that there is none.
  ///
  /// The file changes in one step, also while a run ends that is about to replace it.
  /// - Returns: the profile as it is now.
  /// - Throws: ``ProfileFileError``.
  package static func set(
    _ values: [(field: CorrectionField, values: [String])], of id: String, in outputDirectory: FilePath, at date: Date
  ) throws -> Profile {
    try change(outputDirectory) { tables in
      guard let profile = try tables.profile(id) else { throw ProfileFileError.unknownProfile(id: id) }
      let time = date.formatted(.iso8601)
      for (field, values) in values {
        guard let anchor = ProfileCorrection.anchor(for: field, of: profile) else { continue }
        try tables.put(
          ProfileCorrection(anchor: anchor, field: field, values: values, profileID: id, time: time))
      }
      return try reindexed(profile, tables)
    }
  }

  /// Takes corrections of a profile back, or those of a profile that is not there any more.
  ///
  /// - Parameter fields: nil for all of them.
  /// - Returns: how many were taken back.
  /// - Throws: ``ProfileFileError``.
  package static func unset(
    _ fields: [CorrectionField]?, of id: String, in outputDirectory: FilePath
  ) throws -> Int {
    try change(outputDirectory) { tables in
      let wanted = Set(fields ?? CorrectionField.all)
      guard let profile = try tables.profile(id) else {
        let orphans = try tables.orphans().filter { $0.profileID == id && wanted.contains($0.field) }
        guard !orphans.isEmpty else { throw ProfileFileError.unknownProfile(id: id) }
        for orphan in orphans { try tables.remove(orphan.field, anchor: orphan.anchor) }
        return orphans.count
      }
      let anchors = [ProfileCorrection.anchor(of: profile.cat), ProfileCorrection.anchor(of: profile.card)]
      var count = 0
      for anchor in anchors.compactMap({ $0 }) {
        for field in CorrectionField.all where wanted.contains(field) {
          if try tables.remove(field, anchor: anchor) { count += 1 }
        }
      }
      _ = try reindexed(profile, tables)
      return count
    }
  }

  /// Brings the search up to date and returns the profile as persons corrected it.
  private static func reindexed(_ profile: Profile, _ tables: ProfileTables) throws(SQLiteError) -> Profile {
    let corrections = try tables.corrections()
    let corrected = corrections.applied(to: profile)
    // A card may serve several cats.
    let sharing = try tables.database.rows(
      "SELECT id FROM profiles WHERE id = ? OR (card_path = ? AND card_index = ?)",
      [.text(profile.id), .optional(profile.card?.path.text), .optional(profile.card?.index)])
    for id in sharing.compactMap(\.first?.text) {
      if let other = try tables.profile(id) { try tables.index(corrections.applied(to: other), replacing: true) }
    }
    return corrected
  }

  /// Changes the file in one transaction; begins again when a run put another file into its place meanwhile.
  private static func change<Result>(_ outputDirectory: FilePath, _ body: (ProfileTables) throws -> Result) throws
    -> Result
  {
    let path = outputDirectory.appending(name)
    do {
      while true {
        let database = try open(path, for: .writing)
        try database.execute("BEGIN IMMEDIATE")
        if database.hasMoved { continue }
        try bringUpToDate(database)
        let result = try body(ProfileTables(database: database))
        try database.execute("COMMIT")
        return result
      }
    } catch let error as SQLiteError {
      throw failure(error, path)
    }
  }
}
