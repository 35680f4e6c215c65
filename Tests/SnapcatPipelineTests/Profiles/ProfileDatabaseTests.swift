import Foundation
import SnapcatContacts
import Testing
@testable import SnapcatPipeline

struct ProfileDatabaseTests {
  private static let card = {
    var contact = ContactRecord()
    contact[.contactNames] = [ContactValue("Maria Lindqvist", confidence: 0.9, line: 0)]
    contact[.faxes] = [ContactValue("+44 20 7946 0999")]
    contact[.workPhones] = [ContactValue("+44 20 7946 0101", e164: "+442079460101")]
    contact[.emails] = [ContactValue("maria@lindqvist-consulting.com", confidence: 0.95, line: 1)]
    return ProfileCard(
      path: RecordPath(text: "tom-card.jpg"), index: 0,
      lines: [
        CardLineRecord(text: "Maria Lindqvist", confidence: 0.9, box: [0, 0, 1, 1]),
        CardLineRecord(text: "maria@lindqvist-consulting.com", confidence: nil, box: [0, 0, 1, 1]),
      ], contact: contact)
  }()

  private static func cat(_ name: String) -> ProfileCat {
    ProfileCat(
      path: RecordPath(text: "\(name).jpg"), name: name, annotated: "annotated/\(name).jpg",
      observation: ObservationRecord(label: "Cat", confidence: 0.9, box: [1, 2, 3, 4]), count: 2)
  }

  private let profiles = [
    Profile(id: "tom", cat: cat("tom"), card: card, rule: .stem),
    Profile(id: "mia", cat: cat("mia"), reason: "no card: none of the same name"),
  ]

  private func rows(_ sql: String) throws -> [[String?]] {
    let folder = try TemporaryFolder()
    try folder.write(try ProfileDatabase(profiles: profiles).fileBytes(), to: "profiles.sqlite")
    return try SQLiteReader(folder.path.appending("profiles.sqlite")).rows(sql)
  }

  @Test func holdsTheProfiles() throws {
    #expect(
      try rows("SELECT id, cat_name, cat_path, annotated_path, cat_x, cat_height, cat_count FROM profiles") == [
        ["tom", "tom", "tom.jpg", "annotated/tom.jpg", "1.0", "4.0", "2"],
        ["mia", "mia", "mia.jpg", "annotated/mia.jpg", "1.0", "4.0", "2"],
      ])
    #expect(
      try rows("SELECT name, number, email, card_path, card_index, paired_by, reason FROM profiles") == [
        [
          "Maria Lindqvist", "+44 20 7946 0101", "maria@lindqvist-consulting.com", "tom-card.jpg", "0", "stem", nil,
        ],
        [nil, nil, nil, nil, nil, nil, "no card: none of the same name"],
      ])
  }

  @Test func holdsAllLinesAndValues() throws {
    #expect(
      try rows("SELECT profile_id, position, text, confidence FROM lines") == [
        ["tom", "0", "Maria Lindqvist", "0.9"], ["tom", "1", "maria@lindqvist-consulting.com", nil],
      ])
    #expect(
      try rows("SELECT field, value, e164 FROM contact_values ORDER BY field") == [
        ["ContactNames", "Maria Lindqvist", nil], ["Emails", "maria@lindqvist-consulting.com", nil],
        ["Faxes", "+44 20 7946 0999", nil], ["WorkPhones", "+44 20 7946 0101", "+442079460101"],
      ])
  }

  @Test func saysItsVersion() throws {
    #expect(try rows("PRAGMA user_version") == [["2"]])
    #expect(try rows("PRAGMA integrity_check") == [["ok"]])
  }

  @Test func isTheSameForTheSameProfiles() throws {
    let database = ProfileDatabase(profiles: profiles)
    #expect(try database.fileBytes() == database.fileBytes())
  }

  @Test func refusesTwoProfilesOfOneName() {
    #expect(throws: SQLiteError.self) { try ProfileDatabase(profiles: profiles + profiles).fileBytes() }
  }
}
