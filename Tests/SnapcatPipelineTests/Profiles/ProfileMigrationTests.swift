import Foundation
import SnapcatContacts
import Testing
@testable import SnapcatPipeline

struct ProfileMigrationTests {
  private let folder: TemporaryFolder

  /// A file as version 1 wrote it.
  init() throws {
    folder = try TemporaryFolder()
    let database = try SQLiteDatabase()
    try database.execute(
      """
      CREATE TABLE profiles (
        id TEXT PRIMARY KEY,
        cat_name TEXT, cat_path TEXT, annotated_path TEXT,
        cat_x REAL, cat_y REAL, cat_width REAL, cat_height REAL, cat_confidence REAL, cat_count INTEGER NOT NULL,
        name TEXT, number TEXT, email TEXT,
        card_path TEXT, card_index INTEGER,
        paired_by TEXT, reason TEXT
      );
      CREATE TABLE lines (
        profile_id TEXT NOT NULL REFERENCES profiles (id), position INTEGER NOT NULL,
        text TEXT NOT NULL, confidence REAL,
        PRIMARY KEY (profile_id, position)
      );
      CREATE TABLE contact_values (
        profile_id TEXT NOT NULL REFERENCES profiles (id), field TEXT NOT NULL, position INTEGER NOT NULL,
        value TEXT NOT NULL, confidence REAL, line INTEGER, e164 TEXT, first_name TEXT, last_name TEXT,
        PRIMARY KEY (profile_id, field, position)
      );
      PRAGMA user_version = 1;
      INSERT INTO profiles VALUES ('tom', 'tom', 'tom.jpg', 'annotated/tom.jpg', 1, 2, 3, 4, 0.9, 1, 'Maria Lindqvist',
        NULL, 'maria@lindqvist.example', 'tom-card.jpg', 0, 'stem', NULL);
      INSERT INTO lines VALUES ('tom', 0, 'Maria Lindqvist', 0.9);
      INSERT INTO contact_values VALUES ('tom', 'ContactNames', 0, 'Maria Lindqvist', 0.9, 0, NULL, 'Maria', 'Lindqvist');
      INSERT INTO contact_values VALUES ('tom', 'Emails', 0, 'maria@lindqvist.example', 0.8, NULL, NULL, NULL, NULL);
      """)
    try folder.write(try database.fileBytes(), to: "profiles.sqlite")
  }

  private func version() throws -> [[String?]] {
    try SQLiteReader(folder.path.appending("profiles.sqlite")).rows("PRAGMA user_version")
  }

  @Test func readsWithoutChangingTheFile() throws {
    let before = try folder.read("profiles.sqlite")
    let file = try ProfileFile(outputDirectory: folder.path)
    #expect(try file.search("lindq") == ["tom"])
    #expect(try file.profile("tom")?.contact?.profileEmail == "maria@lindqvist.example")
    #expect(try file.orphans().isEmpty)
    #expect(try folder.read("profiles.sqlite") == before)
  }

  @Test func bringsTheFileUpToDateWhenItIsCorrected() throws {
    _ = try ProfileFile.set([(field: .note, values: ["shy"])], of: "tom", in: folder.path, at: .now)
    #expect(try version() == [["2"]])
    let reader = try SQLiteReader(folder.path.appending("profiles.sqlite"))
    #expect(try reader.rows("SELECT id FROM profile_search WHERE profile_search MATCH 'shy'") == [["tom"]])
    #expect(try reader.rows("SELECT network, source FROM contact_values") == [[nil, nil], [nil, nil]])
    #expect(try reader.rows("PRAGMA integrity_check") == [["ok"]])
  }

  @Test func aRunReplacesIt() throws {
    _ = try ProfileFile.replace(in: folder.path, with: [FinishedRun.profile("mia")])
    #expect(try version() == [["2"]])
    #expect(try ProfileFile(outputDirectory: folder.path).ids() == ["mia"])
  }

  @Test func hasTheTablesOfANewFileAfterwards() throws {
    _ = try ProfileFile.set([(field: .note, values: ["shy"])], of: "tom", in: folder.path, at: .now)
    let other = try TemporaryFolder()
    _ = try ProfileFile.replace(in: other.path, with: [FinishedRun.profile("mia")])
    for table in ["profiles", "lines", "contact_values", "corrections", "profile_search"] {
      let sql = "SELECT name, type FROM pragma_table_info('\(table)')"
      #expect(
        try SQLiteReader(folder.path.appending("profiles.sqlite")).rows(sql)
          == SQLiteReader(other.path.appending("profiles.sqlite")).rows(sql))
    }
  }
}
