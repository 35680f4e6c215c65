import Foundation
import SnapcatContacts

/// A profile that no run made, as a row of `profiles.sqlite`: a watch snapped the cat, and a card joined it.
package struct ProfileRow: Sendable {
  /// The name of the profile, which is also its `id`.
  package var name: String
  /// The picture of the cat, relative to the folder of the database; nil as long as there is none.
  package var catPath: String?
  package var annotatedPath: String?
  package var observation: ObservationRecord?
  /// The picture of the card, relative to the folder of the database; nil as long as there is none.
  package var cardPath: String?
  package var card: CardRecord?

  package init(name: String) {
    self.name = name
  }

  /// Puts the row into a database, which is made when it is not there; it takes the place of one of the same name.
  ///
  /// - Throws: ``RunError/writeFailed(path:reason:)``.
  package func join(_ path: FilePath) throws(RunError) {
    do throws(SQLiteError) {
      let isNew = ((try? FileSystem.status(of: path).size) ?? 0) == 0
      let database = try SQLiteDatabase()
      try database.execute("PRAGMA busy_timeout = 500; ATTACH DATABASE \(Self.quoted(path.description)) AS file")
      if isNew {
        try database.execute(
          ProfileDatabase.schema.replacing("CREATE TABLE ", with: "CREATE TABLE file.")
            .replacing("PRAGMA user_version", with: "PRAGMA file.user_version"))
      }
      try database.execute("BEGIN IMMEDIATE")
      for (table, column) in [("contact_values", "profile_id"), ("lines", "profile_id"), ("profiles", "id")] {
        try database.execute("DELETE FROM file.\(table) WHERE \(column) = \(Self.quoted(name))")
      }
      try insert(into: database)
      try database.execute("COMMIT")
    } catch {
      throw .writeFailed(path: path.description, reason: error.message)
    }
  }

  private func insert(into database: SQLiteDatabase) throws(SQLiteError) {
    let box = observation?.box
    let reason: String? =
      catPath == nil ? "no cat was snapped yet" : cardPath == nil ? "no card was read yet" : nil
    try database.insert(
      into: """
        file.profiles (id, cat_name, cat_path, annotated_path, cat_x, cat_y, cat_width, cat_height, cat_confidence,
          cat_count, name, number, email, card_path, card_index, paired_by, reason)
        """,
      [
        .text(name), .optional(catPath.map { _ in name }), .optional(catPath), .optional(annotatedPath),
        .optional(box?[0]), .optional(box?[1]), .optional(box?[2]), .optional(box?[3]),
        .optional(observation?.confidence), .integer(catPath == nil ? 0 : 1),
        .optional(first(.contactNames, .companyNames)), .optional(first(.mobilePhones, .workPhones, .otherPhones)),
        .optional(first(.emails)), .optional(cardPath), .optional(cardPath.map { _ in 0 }),
        .optional(reason == nil ? "watch" : nil), .optional(reason),
      ])
    for (position, line) in (card?.lines ?? []).enumerated() {
      try database.insert(
        into: "file.lines (profile_id, position, text, confidence)",
        [.text(name), .integer(position), .text(line.text), .optional(line.confidence)])
    }
    for (field, values) in (card?.fields ?? [:]).sorted(by: { $0.key < $1.key }) {
      for (position, value) in values.enumerated() {
        try database.insert(
          into: """
            file.contact_values (profile_id, field, position, value, confidence, line, e164, first_name, last_name)
            """,
          [
            .text(name), .text(field), .integer(position), .text(value.value), .optional(value.confidence),
            .optional(value.line), .optional(value.e164), .optional(value.firstName), .optional(value.lastName),
          ])
      }
    }
  }

  private func first(_ fields: ContactField...) -> String? {
    fields.lazy.compactMap { card?.fields[$0.rawValue]?.first?.value }.first
  }

  private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }
}
