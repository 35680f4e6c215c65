import SnapcatContacts
import Testing

@testable import SnapcatPipeline

@Suite("ProfileRow")
struct ProfileRowTests {
  @Test("A row joins a database that is new, or that a run made, and takes the place of an earlier one")
  func joining() throws {
    let folder = try TemporaryFolder()
    let path = folder.path.appending("profiles.sqlite")
    var row = ProfileRow(name: "o'tom")
    (row.catPath, row.annotatedPath) = ("profiles/o'tom/cat.jpg", "profiles/o'tom/annotated.jpg")
    row.observation = ObservationRecord(label: "Cat", confidence: 0.9, box: [1, 2, 3, 4])
    try row.join(path)
    let columns =
      "SELECT id, cat_name, cat_x, cat_count, name, number, email, card_path, paired_by, reason FROM profiles"
    #expect(
      try SQLiteReader(path).rows(columns) == [
        ["o'tom", "o'tom", "1.0", "1", nil, nil, nil, nil, nil, "no card was read yet"]
      ])
    row.cardPath = "profiles/o'tom/card.jpg"
    row.card = Self.card
    for _ in 0..<2 { try row.join(path) }
    let reader = try SQLiteReader(path)
    #expect(
      try reader.rows(columns) == [
        [
          "o'tom", "o'tom", "1.0", "1", "Maria Lindqvist", "+44 20 7946 0101", nil, "profiles/o'tom/card.jpg", "watch",
          nil,
        ]
      ])
    #expect(try reader.rows("SELECT position, text FROM lines") == [["0", "Maria Lindqvist"]])
    #expect(
      try reader.rows("SELECT field, e164 FROM contact_values") == [
        ["ContactNames", nil], ["WorkPhones", "+442079460101"],
      ])
    #expect(try reader.rows("PRAGMA user_version") == [["\(ProfileDatabase.schemaVersion)"]])
  }

  @Test("Rows of a run stay")
  func besideRun() throws {
    let folder = try TemporaryFolder()
    let path = folder.path.appending("profiles.sqlite")
    let profile = Profile(id: "mia", reason: "no card")
    try folder.write(try ProfileDatabase(profiles: [profile]).fileBytes(), to: "profiles.sqlite")
    try ProfileRow(name: "tom").join(path)
    #expect(
      try SQLiteReader(path).rows("SELECT id, reason FROM profiles ORDER BY id") == [
        ["mia", "no card"], ["tom", "no cat was snapped yet"],
      ])
  }

  @Test("What is no database says so")
  func noDatabase() throws {
    let folder = try TemporaryFolder()
    try folder.write(.init(repeating: 65, count: 5000), to: "profiles.sqlite")
    #expect(throws: RunError.self) { try ProfileRow(name: "tom").join(folder.path.appending("profiles.sqlite")) }
  }

  private static let card = {
    var contact = ContactRecord()
    contact[.contactNames] = [ContactValue("Maria Lindqvist", confidence: 0.9, line: 0)]
    contact[.workPhones] = [ContactValue("+44 20 7946 0101", e164: "+442079460101")]
    let line = CardLineRecord(text: "Maria Lindqvist", confidence: 0.9, box: [0, 0, 1, 1])
    return CardRecord(document: nil, lines: [line], contact: contact)
  }()
}
